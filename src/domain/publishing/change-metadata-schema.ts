import * as v from 'valibot'
import { ulid } from '../ids/id-schema'

/** Instant as ISO 8601 text in UTC. `lib/firebase` converts Firestore timestamps. */
export const instant = v.pipe(v.string(), v.isoTimestamp('Waktu tidak valid.'))

/** Author and time of the last change of every public document, which the audit trigger reads. */
export const changeMetadata = { updatedBy: v.string(), updatedAt: instant }

/** Adds the creator of documents that began as drafts, to whom unpublishing returns them, or ''. */
const authored = { createdBy: v.optional(v.string(), ''), ...changeMetadata }

/** Returns the schema of a stored item with the input fields `entries`. */
export const storedItem = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ ...entries, id: ulid, ...authored })
