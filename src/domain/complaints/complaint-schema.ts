import * as v from 'valibot'
import { trackingCode, ulid } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { optionalPhone } from '../links/phone-schema'
import { instant, stamp } from '../publishing/stamp-schema'
import { optionalText, requiredText } from '../text/text-schema'
import { COMPLAINT_CHANNELS, HISTORY_KINDS } from './complaint'
import { answer, category, emptyOr, replyPhotos, status } from './complaint-progress-schema'

/** What a reporter fills in, beside the photo. */
export const complaintInput = v.object({
  name: requiredText('Nama', LIMITS.name),
  address: requiredText('Alamat', LIMITS.address),
  phone: optionalPhone('0812 3456 7890'),
  category,
  report: requiredText('Isi laporan', LIMITS.report),
})
export type ComplaintInput = v.InferOutput<typeof complaintInput>

/** `complaints/{id}`: read by the desk only. */
export const complaint = v.object({
  // Whatever the rules let in is seen at the desk; they trim and count otherwise than `complaintInput`.
  name: v.string(),
  address: v.string(),
  phone: v.string(),
  report: v.string(),
  category,
  id: trackingCode,
  /** Path of the photo in the bucket: `images/pengaduan/{id}/{timestamp}.{ext}`; '' where there is none. */
  documentationurl: v.pipe(
    v.string(),
    v.regex(/^(images\/pengaduan\/[0-9A-Z]{16}\/\d{13}\.(png|jpg|gif|webp))?$/),
  ),
  /** The reporter's device clock; `receivedAt` is the official time. */
  date: instant,
  status,
  receivedAt: instant,
  channel: v.picklist(COMPLAINT_CHANNELS),
  /** The uid of who handles it; '' for nobody yet. */
  assignee: v.string(),
  /** The code of the report that says the same; '' unless its status is Duplikat. */
  duplicateOf: emptyOr(trackingCode),
  /** Since when nothing more is to be done about it. */
  closedAt: v.nullable(instant),
  anonymised: v.boolean(),
  /** The newest entry of its history, by which the rules know which one came with a change. */
  lastEntry: emptyOr(ulid),
  /** '' while nobody but the reporter wrote it. */
  ...stamp,
})
export type Complaint = v.InferOutput<typeof complaint>

/** `complaints/{id}/history/{ULID}`: read by the desk only, never changed. */
export const complaintHistory = v.object({
  id: ulid,
  kind: v.picklist(HISTORY_KINDS),
  from: status,
  to: status,
  /** For staff. */
  note: optionalText('Catatan', LIMITS.reason),
  /** What the reporter was told; '' for nothing. */
  reply: optionalText('Balasan', LIMITS.reply),
  /** Present where the reply shows any. */
  photos: v.optional(replyPhotos),
  by: v.string(),
  at: instant,
})
export type ComplaintHistory = v.InferOutput<typeof complaintHistory>

/** `complaint_verdicts/{id}`: read by the desk only, for the reason is the reporter's. */
export const complaintVerdict = v.object({
  /** That of the report. */
  id: trackingCode,
  answer,
  reason: v.string(),
  receivedAt: instant,
})
export type ComplaintVerdict = v.InferOutput<typeof complaintVerdict>

/** `complaint_notices/{id}`: by which ways staff are yet to be told of a report. No one reads it. */
export const complaintNotice = v.object({
  /** When the report was received of which this way is to tell; null once it has. */
  emailDue: v.nullable(instant),
  telegramDue: v.nullable(instant),
})
export type ComplaintNotice = v.InferOutput<typeof complaintNotice>

/**
 * `complaint_rate/1`: how many reports the site has taken in this hour. Who is refused looks here. Beside it
 * `complaint_rate/last` has the code of the newest, for the rules alone.
 */
export const complaintRate = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The hour it was begun anew for, as `2026-11-25T21` in UTC; missing until that was done once. */
  hour: v.optional(v.string()),
})

/** `complaint_work/counts`: what is to be counted. No one reads it. */
const dueCounts = v.object({
  /** Marked since somebody last began: how many there are, how long they waited for an answer. */
  due: v.object({ reports: v.optional(v.boolean()), answers: v.optional(v.boolean()) }),
  /** What was begun and is not finished. */
  begun: v.object({ reports: v.optional(v.boolean()), answers: v.optional(v.boolean()) }),
  /** Of who began it last. */
  token: v.string(),
})

/** `complaint_work/email`, `complaint_work/telegram`: the message that is being sent. No one reads it. */
const bundle = v.object({
  /** The reports of which it tells; the same in every try. */
  ids: v.array(trackingCode),
  /** When the first of them was received. */
  since: instant,
  /** Until then one run has it for itself. */
  leasedUntil: v.nullable(instant),
})
export const complaintWork = v.union([dueCounts, bundle])
