import { isDeepStrictEqual } from 'node:util'
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Services } from '../services'
import { itemIn } from './item-in'
import { manifestOf, pendingOf } from './places'

/** After so long it is supposed that the event of a note was lost. */
const PATIENCE_MS = 60_000

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

/** Has the writer make an index where there is none, however many ask for it meanwhile. */
export async function noteMissingIndex(firestore: Firestore, now = new Date()): Promise<void> {
  const { id, parent } = manifestOf(firestore)
  const note = pendingOf(firestore).doc(`${parent.id}-${id}`)
  const { updateTime } = await note.get()
  if (updateTime && now.valueOf() - updateTime.toMillis() < PATIENCE_MS) return
  // The writer's event is of a note that is created.
  if (updateTime) await note.delete()
  await note.set({ collection: parent.id, id, at: FieldValue.serverTimestamp() })
}
