import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore'

/* Locations of the index, below one document, so that writing them starts no triggers. */

export function manifestOf(firestore: Firestore): DocumentReference {
  return firestore.doc('search_index/manifest')
}

export function shardsOf(firestore: Firestore): CollectionReference {
  return manifestOf(firestore).collection('search_shards')
}

/** Returns the collection of items that the index must add or remove. */
export function pendingOf(firestore: Firestore): CollectionReference {
  return manifestOf(firestore).collection('search_pending')
}

export function leaseOf(firestore: Firestore): DocumentReference {
  return manifestOf(firestore).collection('search_lease').doc('writer')
}
