import type { DocumentReference, Firestore, WithFieldValue } from 'firebase-admin/firestore'

/**
 * Creates a document unless it exists. Resolves with true if the document was created. Avoids `create`, which retries
 * for minutes if the document exists: over REST, the SDK cannot distinguish an existing document from contention,
 * because both have the status 409 (github.com/firebase/firebase-admin-node/issues/2587).
 */
export function createIfMissing<Data>(
  firestore: Firestore,
  reference: DocumentReference<Data>,
  data: WithFieldValue<Data>,
): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return false
    transaction.create(reference, data)
    return true
  })
}
