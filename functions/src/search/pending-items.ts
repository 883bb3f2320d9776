import { isDeepStrictEqual } from 'node:util'
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore'
import { searchItem, type SearchItem } from '@/domain/search/search-item'
import type { Change } from '../audit/change'
import type { Services } from '../services'

/** Returns the queue of items to index. It is below a document, so that writes do not start `audit-record`. */
export function pendingOf(firestore: Firestore): CollectionReference {
  return firestore.collection('search_index/manifest/search_pending')
}

/**
 * Enqueues an item for the index if the write changes its searchable content. The writer reads the current
 * state, so events may arrive twice and in any order.
 */
export async function enqueueForSearch(
  { firestore }: Pick<Services, 'firestore'>,
  { collection, document: id, before, after }: Omit<Change, 'eventId' | 'at'>,
): Promise<void> {
  if (isDeepStrictEqual(parseItem(before), parseItem(after))) return
  // The time makes this a new version, so that a writer acknowledges only the version that it read.
  await pendingOf(firestore)
    .doc(`${collection}-${id}`)
    .set({ collection, id, at: FieldValue.serverTimestamp() })
}

export function parseItem(document: DocumentSnapshot): SearchItem | null {
  const data = document.data()
  return data ? searchItem(document.ref.parent.id, document.id, data) : null
}
