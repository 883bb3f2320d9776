import * as v from 'valibot'
import { trackingCode } from '../ids/id-schema'
import { instant } from '../publishing/change-metadata-schema'
import { objectionInput, requestInput } from '../requests/request-schema'
import { complaint, complaintInput } from './complaint-schema'

const proven = {
  id: trackingCode,
  date: instant,
  proof: v.object({
    hour: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d$/)),
    nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  }),
}

/** Input of `complaints-receive`: a request for the required proof of work, or content to store with its proof. */
export const receiptInput = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('question'), id: trackingCode }),
    v.object({
      ...{ ...proven, kind: v.literal('complaint'), input: complaintInput },
      documentationurl: complaint.entries.documentationurl,
    }),
    v.object({ ...proven, kind: v.literal('request'), input: requestInput }),
    v.object({ ...proven, kind: v.literal('objection'), input: objectionInput }),
  ]),
  v.check(
    (sent) =>
      sent.kind !== 'complaint' || sent.documentationurl.startsWith(`images/pengaduan/${sent.id}/`),
    'Foto wajib disertakan.',
  ),
)
export type ReceiptInput = v.InferOutput<typeof receiptInput>
