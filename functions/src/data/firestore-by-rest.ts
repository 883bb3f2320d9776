import type { App } from 'firebase-admin/app'
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore'

/** Credential for the local Firebase. Prevents the SDK from requesting a token from Google. */
const NO_ACCOUNT = { getRequestHeaders: () => Promise.resolve({}) }

/**
 * Returns the app's Firestore client over REST, because the libraries of gRPC load slowly and only listeners need them.
 * Errors over REST contain only an HTTP status (docs/adr/0038).
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
