import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import { PUBLIC } from '@/domain/public-collections'
import type { Change } from '../audit/change'
import type { Services } from '../services'
import { stateIn, stateOf } from './state'

/** After so long it is supposed that nobody acted on a mark, and it is made again. */
const TIMEOUT_MS = 60_000

/** Public, but in no published file: reports are nobody's to list, and counts of them change too often. */
const UNPUBLISHED: ReadonlySet<string> = new Set(['complaint_status', 'complaint_totals'])

/**
 * Marks the site as out of date where a write changes what it shows. Nothing is lost between reading
 * the mark and leaving: who takes it away meanwhile reads the content only then.
 */
export async function markDirty(
  { firestore }: Pick<Services, 'firestore'>,
  { collection, before, after, at }: Pick<Change, 'collection' | 'before' | 'after' | 'at'>,
): Promise<void> {
  if (!Object.hasOwn(PUBLIC, collection) || UNPUBLISHED.has(collection)) return
  if (isDeepStrictEqual(shownOf(before), shownOf(after))) return
  const { dirty, began } = stateIn(await stateOf(firestore).get())
  const isPublished = began !== null && began.toMillis() > at.getTime()
  const isMarked = dirty !== null && at.getTime() - dirty.toMillis() < TIMEOUT_MS
  if (isPublished || isMarked) return
  // The same for all events of one commit: the second to write it changes nothing.
  await stateOf(firestore).set({ dirty: Timestamp.fromDate(at) }, { merge: true })
}

/** Nobody is shown how often something was viewed. */
function shownOf(document: DocumentSnapshot): object | null {
  const data = document.data()
  return data ? { ...data, views: null } : null
}

/** Whether a write to the state is a new mark. */
export function isMarkedDirty(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  const { dirty } = stateIn(after)
  return dirty !== null && !isDeepStrictEqual(dirty, stateIn(before).dirty)
}
