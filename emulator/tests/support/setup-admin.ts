import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll } from 'vitest'
import type { Backend } from './backends'

/** The admin SDK's Firestore of a project, unchanged but for the environment that it reads. */
export function setupAdminFirestore(backend: Backend, projectId: string): { db: () => Firestore } {
  const app = initializeApp({ projectId }, `admin-${projectId}`)
  let db: Firestore

  beforeAll(async () => {
    process.env['FIRESTORE_EMULATOR_HOST'] = await grpcHost(backend)
    // Or the SDK looks for Google's metadata server before its first call.
    process.env['METADATA_SERVER_DETECTION'] = 'none'
    db = getFirestore(app)
  })
  afterAll(() => deleteApp(app))

  return { db: () => db }
}

/** Google's emulator has gRPC on the one port; ours says where it is. */
async function grpcHost({ name, url }: Backend): Promise<string> {
  if (name === 'google') return new URL(url).host
  const health = (await (await fetch(`${url}/__/health`)).json()) as { grpcPort: number }
  return `127.0.0.1:${health.grpcPort}`
}
