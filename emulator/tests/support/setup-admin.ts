import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll } from 'vitest'
import type { Backend } from './backends'

export function setupAdminFirestore(backend: Backend, projectId: string): { db: () => Firestore } {
  const app = initializeApp({ projectId }, `admin-${projectId}`)
  let db: Firestore

  beforeAll(() => {
    process.env['FIRESTORE_EMULATOR_HOST'] = new URL(backend.url).host
    db = initializeFirestore(app, { preferRest: true })
    // The SDK would look for Google credentials before its first call.
    db.settings({ authClient: { getRequestHeaders: () => Promise.resolve({}) } })
  })
  afterAll(() => deleteApp(app))

  return { db: () => db }
}
