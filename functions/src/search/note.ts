import { isDeepStrictEqual } from 'node:util'
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import type { Services } from '../services'
import { itemIn } from './item-in'
import { pendingOf } from './places'

/** A document before and after a write. */
export interface Written {
  collection: string
  document: string
  before: DocumentSnapshot
  after: DocumentSnapshot
}

/**
 * Notes an item whose write changes what search knows of it, for the index's writer. What becomes of it
 * is what stands when the writer reads it: events may come twice and in any order.
 */
export async function noteForSearch(
  { firestore }: Pick<Services, 'firestore'>,
  { collection, document: id, before, after }: Written,
): Promise<void> {
  if (isDeepStrictEqual(itemIn(before), itemIn(after))) return
  // The time makes it another note: what was noted before is not what a writer may strike off then.
  await pendingOf(firestore)
    .doc(`${collection}-${id}`)
    .set({ collection, id, at: FieldValue.serverTimestamp() })
}
