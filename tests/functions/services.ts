import { deleteApp, getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getStorage } from 'firebase-admin/storage'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { firestoreByRest } from '../../functions/src/data/firestore-by-rest'
import type { Services } from '../../functions/src/services'
import { connectTo } from '../../scripts/support/backup/connect'

/** Connects the Admin SDK to a project without triggers, or to the project of the village. */
export function setupServices(
  projectId = `demo-${crypto.randomUUID()}`,
  url = inject('emulatorUrl'),
): Services {
  const { host } = new URL(url)
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = host
  process.env['FIRESTORE_EMULATOR_HOST'] = host
  // Otherwise the SDK looks for Google's metadata server before its first call.
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  const storageBucket = `${projectId}.firebasestorage.app`
  const app = initializeApp({ projectId, storageBucket }, crypto.randomUUID())
  afterAll(() => deleteApp(app))
  return { auth: getAuth(app), firestore: firestoreByRest(app), bucket: getStorage(app).bucket() }
}

/** Returns a temporary folder, and a function that connects the scripts to a new project. */
export function setupScripts() {
  const folder = mkdtempSync(join(tmpdir(), 'desa-scripts-'))
  afterAll(async () => {
    await Promise.all(getApps().map((app) => deleteApp(app)))
    rmSync(folder, { recursive: true })
  })
  // Sets the environment that connects the SDK to the local Firebase.
  setupServices()
  return { folder, newProject: () => connectTo(`demo-${crypto.randomUUID()}`) }
}
