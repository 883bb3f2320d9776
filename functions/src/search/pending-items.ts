import { isDeepStrictEqual } from 'node:util'
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore'
import { searchItem, type SearchItem } from '@/domain/search/search-item'
import type { Change } from '../audit/change'
import type { Database } from '../services'

/** Returns the queue of items to index. It is a subcollection, so that writes do not trigger `audit-record`. */
export function pendingOf(firestore: Firestore): CollectionReference {
  return firestore.collection('search_index/manifest/search_pending')
}

/**
 * Enqueues an item for indexing if the write changes its searchable content. The indexer reads the current state, so
 * events may arrive twice and in any order.
 */
export async function enqueueForSearch(
  { firestore }: Database,
  { collection, document: id, before, after }: Omit<Change, 'eventId' | 'at'>,
): Promise<void> {
  if (isDeepStrictEqual(parseItem(before), parseItem(after))) return
  // The new timestamp changes the document, so that an indexer deletes only the version that it read.
  await pendingOf(firestore)
    .doc(`${collection}-${id}`)
    .set({ collection, id, at: FieldValue.serverTimestamp() })
}

export function parseItem(document: DocumentSnapshot): SearchItem | null {
  const data = document.data()
  return data ? searchItem(document.ref.parent.id, document.id, data) : null
}
