import { isDeepStrictEqual } from 'node:util'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Change } from '../audit/change'
import type { Services } from '../services'
import { itemIn } from './item-in'
import { manifestOf, pendingOf } from './places'

/** After so long it is supposed that the event of a job was lost. */
const TIMEOUT_MS = 60_000

/**
 * Enqueues an item whose write changes what search knows of it, for the index's writer. What becomes of it
 * is what stands when the writer reads it: events may come twice and in any order.
 */
export async function enqueueForSearch(
  { firestore }: Pick<Services, 'firestore'>,
  { collection, document: id, before, after }: Omit<Change, 'eventId' | 'at'>,
): Promise<void> {
  if (isDeepStrictEqual(itemIn(before), itemIn(after))) return
  // The time makes it another job: a writer acknowledges only the one that it has read.
  await pendingOf(firestore)
    .doc(`${collection}-${id}`)
    .set({ collection, id, at: FieldValue.serverTimestamp() })
}

/** Has the writer make an index where there is none, however many ask for it meanwhile. */
export async function enqueueMissingIndex(firestore: Firestore, now = new Date()): Promise<void> {
  const { id, parent } = manifestOf(firestore)
  const job = pendingOf(firestore).doc(`${parent.id}-${id}`)
  const { updateTime } = await job.get()
  if (updateTime && now.valueOf() - updateTime.toMillis() < TIMEOUT_MS) return
  // The writer's event is of a job that is created.
  if (updateTime) await job.delete()
  await job.set({ collection: parent.id, id, at: FieldValue.serverTimestamp() })
}
