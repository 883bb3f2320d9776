import * as v from 'valibot'
import { ulid } from '../ids/id-schema'

/** An instant as ISO 8601 text in UTC. Firestore timestamps become this in `lib/firebase`. */
export const instant = v.pipe(v.string(), v.isoTimestamp('Waktu tidak valid.'))

/** Every public document says who changed it last and when; the audit trigger reads it there. */
export const stamp = { updatedBy: v.string(), updatedAt: instant }

/**
 * What began as a draft says too whose work it is: unpublishing gives it back to them. '' where
 * nobody knows.
 */
const authored = { createdBy: v.optional(v.string(), ''), ...stamp }

/** An item as it is stored, with what a clerk fills in as `entries`. */
export const storedItem = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ ...entries, id: ulid, ...authored })
