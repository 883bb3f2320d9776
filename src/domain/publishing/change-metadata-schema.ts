import * as v from 'valibot'
import { ulid } from '../ids/id-schema'

/** Schema of a time as ISO 8601 text in UTC. `lib/firebase` converts Firestore timestamps to such texts. */
export const instant = v.pipe(v.string(), v.isoTimestamp('Waktu tidak valid.'))

/** Author and time of the last change of every public document, which the audit trigger reads. */
export const changeMetadata = { updatedBy: v.string(), updatedAt: instant }

/**
 * Fields of items that began as drafts: author and time of the last change, and the uid of the creator or ''. When an
 * item is unpublished, its draft belongs to the creator again.
 */
const authored = { createdBy: v.optional(v.string(), ''), ...changeMetadata }

export const storedItem = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ ...entries, id: ulid, ...authored })
