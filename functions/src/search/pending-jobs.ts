import { isDeepStrictEqual } from 'node:util'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Change } from '../audit/change'
import type { Services } from '../services'
import { parseItem } from './parse-item'
import { manifestOf, pendingOf } from './places'

/** The event of an older job counts as lost. */
const TIMEOUT_MS = 60_000

/**
 * Enqueues an item for the index if the write changes its searchable content. The writer reads the current
 * state, so events may arrive twice and in any order.
 */
export async function enqueueForSearch(
  { firestore }: Pick<Services, 'firestore'>,
  { collection, document: id, before, after }: Omit<Change, 'eventId' | 'at'>,
): Promise<void> {
  if (isDeepStrictEqual(parseItem(before), parseItem(after))) return
  // The time makes this a new job, so that a writer only acknowledges the job that it read.
  await pendingOf(firestore)
    .doc(`${collection}-${id}`)
    .set({ collection, id, at: FieldValue.serverTimestamp() })
}

/** Enqueues the creation of a missing index, once for all concurrent requests. */
export async function enqueueMissingIndex(firestore: Firestore, now = new Date()): Promise<void> {
  const { id, parent } = manifestOf(firestore)
  const job = pendingOf(firestore).doc(`${parent.id}-${id}`)
  const { updateTime } = await job.get()
  if (updateTime && now.valueOf() - updateTime.toMillis() < TIMEOUT_MS) return
  // The event of the writer fires only on creation.
  if (updateTime) await job.delete()
  await job.set({ collection: parent.id, id, at: FieldValue.serverTimestamp() })
}
