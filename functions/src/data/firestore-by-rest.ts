import type { App } from 'firebase-admin/app'
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore'

/** What the SDK asks for a token of Google's, by REST also where a local Firebase answers, which wants none. */
const NO_ACCOUNT = { getRequestHeaders: () => Promise.resolve({}) }

/**
 * The Firestore of an app, by REST: only listeners would need gRPC, whose libraries take long to load.
 * The price is that errors are told by their HTTP status alone (docs/adr/0038).
 */
export function firestoreByRest(app: App, settings: { useBigInt?: boolean } = {}): Firestore {
  const firestore = initializeFirestore(app, { preferRest: true })
  const isLocal = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined
  firestore.settings({ ...settings, ...(isLocal && { authClient: NO_ACCOUNT }) })
  return firestore
}
