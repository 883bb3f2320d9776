import * as v from 'valibot'
import { trackingCode, ulid } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { requiredText } from '../text/text-schema'
import { UNFILLED_PLACEHOLDER, isFilledIn } from './complaint-action-schema'
import { replyPhotos } from './complaint-progress-schema'

export const correctedReply = v.pipe(
  requiredText('Balasan', LIMITS.reply),
  v.check(isFilledIn, UNFILLED_PLACEHOLDER),
)

const ids = v.pipe(
  v.array(trackingCode),
  v.nonEmpty('Pilih paling sedikit satu laporan.'),
  v.maxLength(LIMITS.administered, `Paling banyak ${LIMITS.administered} laporan sekaligus.`),
)

/** Actions of admins through the function `complaints-administer`. Clients cannot write them directly. */
export const administration = v.variant('action', [
  /** Deletes a spam report with its history, replies and photos. */
  v.object({ action: v.literal('delete'), ids }),
  /** Removes personal data from reports. The reports and their outcomes are kept. */
  v.object({ action: v.literal('anonymise'), ids }),
  /**
   * Corrects a public reply. `entry` is the id of its history entry. If `photos` is given, removes all other photos.
   */
  v.object({
    action: v.literal('correct'),
    id: trackingCode,
    entry: ulid,
    text: correctedReply,
    photos: v.optional(replyPhotos),
  }),
])
export type Administration = v.InferOutput<typeof administration>
