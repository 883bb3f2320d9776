import * as v from 'valibot'
import { trackingCode } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { instant } from '../publishing/stamp-schema'
import { optionalText } from '../text/text-schema'
import { VERDICT_REASON_MIN } from './complaint'
import { answer } from './complaint-progress-schema'

/** What a reporter answers to "Sudah beres?", which staff can act on. */
export const verdictInput = v.pipe(
  v.object({ answer, reason: optionalText('Alasan', LIMITS.verdictReason) }),
  v.forward(
    v.partialCheck(
      [['answer'], ['reason']],
      ({ answer, reason }) => answer === 'ya' || reason.length >= VERDICT_REASON_MIN,
      `Tulis apa yang belum beres, paling sedikit ${VERDICT_REASON_MIN} karakter.`,
    ),
    ['reason'],
  ),
)
export type VerdictInput = v.InferOutput<typeof verdictInput>

/** `complaint_verdicts/{id}`: read by the desk only, for the reason is the reporter's. */
export const complaintVerdict = v.object({
  /** That of the report. */
  id: trackingCode,
  answer,
  reason: v.string(),
  receivedAt: instant,
})
export type ComplaintVerdict = v.InferOutput<typeof complaintVerdict>
