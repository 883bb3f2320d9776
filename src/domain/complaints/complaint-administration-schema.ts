import * as v from 'valibot'
import { trackingCode, ulid } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { requiredText } from '../text/text-schema'
import { replyPhotos } from './complaint-progress-schema'
import { isFilledIn, UNFILLED } from './reply'

/** A public reply as it is to read. */
export const correctedReply = v.pipe(
  requiredText('Balasan', LIMITS.reply),
  v.check(isFilledIn, UNFILLED),
)

const ids = v.pipe(
  v.array(trackingCode),
  v.nonEmpty('Pilih paling sedikit satu laporan.'),
  v.maxLength(LIMITS.administered, `Paling banyak ${LIMITS.administered} laporan sekaligus.`),
)

/** What an admin may have `complaints-administer` do to reports; the rules allow nobody any of it. */
export const administration = v.variant('action', [
  /** Spam: report, history, replies and photos are gone for good. */
  v.object({ action: v.literal('delete'), ids }),
  /** Everything personal goes; that there was a report, and what became of it, stays. */
  v.object({ action: v.literal('anonymise'), ids }),
  /**
   * The text of a public reply; `entry` is the history entry that it came with. Of its photos those go
   * that are not among `photos`, where that is told.
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
