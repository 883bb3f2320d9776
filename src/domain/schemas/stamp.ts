import * as v from 'valibot'

/** An instant as ISO 8601 text in UTC. Firestore timestamps become this in `lib/firebase`. */
export const instant = v.pipe(v.string(), v.isoTimestamp('Waktu tidak valid.'))

/** Every public document says who changed it last and when; the audit trigger reads it there. */
export const stamp = { updatedBy: v.string(), updatedAt: instant }

/**
 * What began as a draft says too whose work it is: unpublishing gives it back to them. '' where
 * nobody knows.
 */
export const authored = { createdBy: v.optional(v.string(), ''), ...stamp }
