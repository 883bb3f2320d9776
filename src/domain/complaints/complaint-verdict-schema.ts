import * as v from 'valibot'
import { LIMITS } from '../limits'
import { optionalText } from '../text/text-schema'
import { VERDICT_REASON_MIN } from './complaint'
import { answer } from './complaint-progress-schema'

/** Schema of a reporter's answer to "Sudah beres?". The reason must contain enough text for staff to act on. */
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
