import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import { PUBLIC } from '@/domain/public-collections'
import type { Change } from '../audit/change'
import type { Database } from '../services'
import { parseState, stateOf } from './state'

/** Age after which a further change writes the `dirty` mark again, which starts another publication. */
const TIMEOUT_MS = 60_000

/** Public collections without published files: reports must not be listed, and their totals change too often. */
const UNPUBLISHED: ReadonlySet<string> = new Set(['complaint_status', 'complaint_totals'])

/** Returns whether published pages contain documents of a collection. */
export const isPublished = (collection: string): boolean =>
  Object.hasOwn(PUBLIC, collection) && !UNPUBLISHED.has(collection)

/**
 * Marks the site as out of date (`dirty`) if a write changes published content. Skips the write if the mark exists,
 * because publishing removes the mark before it reads the content.
 */
export async function markDirty(
  { firestore }: Database,
  { before, after, at }: Pick<Change, 'before' | 'after' | 'at'>,
): Promise<void> {
  if (isDeepStrictEqual(visiblePart(before), visiblePart(after))) return
  const { dirty, began } = parseState(await stateOf(firestore).get())
  const isPublished = began !== null && began.toMillis() > at.getTime()
  const isMarked = dirty !== null && at.getTime() - dirty.toMillis() < TIMEOUT_MS
  if (isPublished || isMarked) return
  // All events of one commit write the same value, so only the first write starts a publication.
  await stateOf(firestore).set({ dirty: Timestamp.fromDate(at) }, { merge: true })
}

function visiblePart(document: DocumentSnapshot): object | null {
  const data = document.data()
  return data ? { ...data, views: null } : null
}

/** Returns whether a write to the publishing state sets a new `dirty` mark. */
export function isMarkedDirty(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  const { dirty } = parseState(after)
  return dirty !== null && !isDeepStrictEqual(dirty, parseState(before).dirty)
}
