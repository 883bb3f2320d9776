import * as v from 'valibot'
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_CHANNELS,
  COMPLAINT_STATUSES,
  HISTORY_KINDS,
} from '../complaint'
import { LIMITS } from '../limits'
import { trackingCode, ulid } from './id'
import { instant, stamp } from './stamp'
import { optionalText, requiredText } from './text'

const category = v.optional(v.picklist(COMPLAINT_CATEGORIES, 'Pilih kategori.'), 'infrastruktur')
const status = v.picklist(COMPLAINT_STATUSES, 'Pilih status.')
const emptyOr = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.union([v.literal(''), schema])

/** A phone or WhatsApp number as people write it, or ''. */
const optionalPhone = v.pipe(
  optionalText('Nomor telepon', LIMITS.phone),
  v.regex(/^([0-9+(][0-9+() .-]{6,19})?$/, 'Nomor telepon tidak dikenali. Contoh: 0812 3456 7890.'),
)

/** What a reporter fills in, beside the photo. */
export const complaintInput = v.object({
  name: requiredText('Nama', LIMITS.name),
  address: requiredText('Alamat', LIMITS.address),
  phone: optionalPhone,
  category,
  report: requiredText('Isi laporan', LIMITS.report),
})
export type ComplaintInput = v.InferOutput<typeof complaintInput>

/** `complaints/{id}`: read by the desk only. */
export const complaint = v.object({
  ...complaintInput.entries,
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

/** `complaint_status/{id}`: what whoever knows the code may see. Nothing personal. */
export const complaintProgress = v.object({
  id: trackingCode,
  category,
  status,
  date: instant,
  receivedAt: instant,
  /** By the ULID of the history entry that each came with. */
  replies: v.record(
    ulid,
    v.object({
      text: requiredText('Balasan', LIMITS.reply),
      at: instant,
      /** Present once an admin has corrected it. */
      correctedAt: v.optional(instant),
    }),
  ),
  /** The key of the newest reply; '' while there is none. */
  lastReply: emptyOr(ulid),
})
export type ComplaintProgress = v.InferOutput<typeof complaintProgress>

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
  by: v.string(),
  at: instant,
})
export type ComplaintHistory = v.InferOutput<typeof complaintHistory>

/** `complaint_totals/1`: what everyone may know of this year's reports. */
export const complaintTotals = v.object({
  year: v.number(),
  /** Without duplicates. */
  received: v.number(),
  inProgress: v.number(),
  done: v.number(),
  /** Median of the days from a report's arrival to its first reply; null below MEDIAN_MIN_ANSWERS. */
  medianDays: v.nullable(v.number()),
  /** The database's time of the reports that were counted. */
  countedAt: instant,
})
export type ComplaintTotals = v.InferOutput<typeof complaintTotals>

/** `complaint_notices/{id}`: by which ways staff were told of a report. No one reads it. */
export const complaintNotice = v.object({
  /** Until then one delivery of the event has it for itself; null while none has. */
  leasedUntil: v.nullable(instant),
  /** When it went out; null while it has not. */
  emailAt: v.nullable(instant),
  telegramAt: v.nullable(instant),
})
export type ComplaintNotice = v.InferOutput<typeof complaintNotice>
