import * as v from 'valibot'
import { collectionsWith } from '../collections'
import { ulid, ulidWithOrigin } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { instant, changeMetadata } from '../publishing/change-metadata-schema'

const kinds = collectionsWith('form')

/** States of a draft. `diajukan`: waits for an editor. `terjadwal`: is published at `publishAt`. */
export const DRAFT_STATES = ['draf', 'diajukan', 'terjadwal'] as const
export type DraftState = (typeof DRAFT_STATES)[number]

/**
 * Document `drafts/{ULID}`, or `drafts/{kind}-{itemId}` for an item that was unpublished. Drafts may be incomplete, so
 * their data is validated only on publishing.
 */
export const draft = v.object({
  id: ulidWithOrigin(kinds),
  kind: v.picklist(kinds),
  data: v.record(v.string(), v.unknown()),
  state: v.picklist(DRAFT_STATES),
  publishAt: v.optional(v.nullable(instant), null),
  /**
   * Id of the published item, or '' before the first publication. An item that was unpublished keeps its id.
   */
  itemId: v.optional(v.union([v.literal(''), ulid]), ''),
  /** Note of a publisher to the contributor when a draft is returned. */
  note: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.reason)), ''),
  createdBy: v.string(),
  ...changeMetadata,
})
export type Draft = v.InferOutput<typeof draft>
