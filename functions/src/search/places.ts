import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore'

/*
 * Where the index is. Below a document of its own, where no trigger for all collections is woken by
 * what a writer notes and stores.
 */

export function manifestOf(firestore: Firestore): DocumentReference {
  return firestore.doc('search_index/manifest')
}

export function shardsOf(firestore: Firestore): CollectionReference {
  return manifestOf(firestore).collection('search_shards')
}

/** Notes of the items that the index is to take up or drop. */
export function pendingOf(firestore: Firestore): CollectionReference {
  return manifestOf(firestore).collection('search_pending')
}

/** Of the only one who writes the index. */
export function leaseOf(firestore: Firestore): DocumentReference {
  return manifestOf(firestore).collection('search_lease').doc('writer')
}
