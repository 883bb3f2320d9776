import type { App } from 'firebase-admin/app'
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore'

/**
 * Credential for the local Firebase. Without it, the SDK would request a token from Google.
 */
const NO_ACCOUNT = { getRequestHeaders: () => Promise.resolve({}) }

/**
 * Returns the Firestore of an app, over REST. Only listeners need gRPC, whose libraries load slowly. Errors over REST
 * contain only their HTTP status (docs/adr/0038).
 */
export function firestoreByRest(
  app: App,
  settings: { useBigInt?: boolean } = {},
  database = '(default)',
): Firestore {
  const firestore = initializeFirestore(app, { preferRest: true }, database)
  const isLocal = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined
  firestore.settings({ ...settings, ...(isLocal && { authClient: NO_ACCOUNT }) })
  return firestore
}
