import * as v from 'valibot'
import { collectionsWith } from '../collections'
import { ulid, ulidWithOrigin } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { instant, stamp } from '../publishing/stamp-schema'

const kinds = collectionsWith('form')

/** `diajukan`: a contributor's, waiting for an editor. `terjadwal`: published at `publishAt`. */
export const DRAFT_STATES = ['draf', 'diajukan', 'terjadwal'] as const
export type DraftState = (typeof DRAFT_STATES)[number]

/**
 * `drafts/{ULID}`, or `drafts/{kind}-{itemId}` for an item that was unpublished: unfinished work may
 * be incomplete, so its data is checked only on publishing.
 */
export const draft = v.object({
  id: ulidWithOrigin(kinds),
  kind: v.picklist(kinds),
  data: v.record(v.string(), v.unknown()),
  state: v.picklist(DRAFT_STATES),
  publishAt: v.optional(v.nullable(instant), null),
  /**
   * The id under which it is published, '' until that begins: the rules let a draft go only when the
   * item under this id stands in its place. Unpublished items keep theirs, and so their links.
   */
  itemId: v.optional(v.union([v.literal(''), ulid]), ''),
  /** What a publisher tells the contributor to whom it was returned. */
  note: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.reason)), ''),
  createdBy: v.string(),
  ...stamp,
})
export type Draft = v.InferOutput<typeof draft>
