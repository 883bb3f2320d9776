import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getStorage } from 'firebase-admin/storage'
import { afterAll, inject } from 'vitest'
import { firestoreByRest } from '../../functions/src/data/firestore-by-rest'
import type { Services } from '../../functions/src/services'

/**
 * Connects what the functions work with to a project of the file's own, in which none of them run:
 * for states that the triggers would not let stand, and for services that fail. With the id of the
 * village's project, to that.
 */
export function setupServices(
  projectId = `demo-${crypto.randomUUID()}`,
  url = inject('emulatorUrl'),
): () => Promise<Services> {
  const apps: App[] = []
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))))

  return () => {
    const { host } = new URL(url)
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host
    process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = host
    process.env['FIRESTORE_EMULATOR_HOST'] = host
    // Or the SDK looks for Google's metadata server before its first call.
    process.env['METADATA_SERVER_DETECTION'] = 'none'
    const storageBucket = `${projectId}.firebasestorage.app`
    const app = initializeApp({ projectId, storageBucket }, crypto.randomUUID())
    apps.push(app)
    return Promise.resolve({
      auth: getAuth(app),
      firestore: firestoreByRest(app),
      bucket: getStorage(app).bucket(),
    })
  }
}
