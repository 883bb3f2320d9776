import type { DocumentReference, Firestore, WithFieldValue } from 'firebase-admin/firestore'

/**
 * Writes a document unless there is one; resolves with whether it wrote it. A mere `create` of one that
 * is there would be tried again for minutes: by REST the SDK cannot tell that from a conflict, for both
 * are 409 (github.com/firebase/firebase-admin-node/issues/2587).
 */
export function createOnce<Data>(
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
