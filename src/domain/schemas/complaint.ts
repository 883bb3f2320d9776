import * as v from 'valibot'
import { COMPLAINT_CATEGORIES, COMPLAINT_STATUSES } from '../complaint'
import { LIMITS } from '../limits'
import { trackingCode } from './id'
import { instant } from './stamp'
import { requiredText } from './text'

const category = v.optional(v.picklist(COMPLAINT_CATEGORIES, 'Pilih kategori.'), 'infrastruktur')
const status = v.picklist(COMPLAINT_STATUSES, 'Pilih status.')

export const complaintInput = v.object({
  name: requiredText('Nama', LIMITS.name),
  address: requiredText('Alamat', LIMITS.address),
  category,
  report: requiredText('Isi laporan', LIMITS.report),
})

/** `complaints/{id}`: read by staff only. */
export const complaint = v.object({
  ...complaintInput.entries,
  id: trackingCode,
  /** Path of the photo in the bucket: `images/pengaduan/{id}/{timestamp}.{ext}`. */
  documentationurl: v.pipe(
    v.string(),
    v.regex(/^images\/pengaduan\/[0-9A-Z]{16}\/\d{13}\.(png|jpg|gif|webp)$/),
  ),
  /** The reporter's device clock; `receivedAt` is the official time. */
  date: instant,
  status,
  receivedAt: instant,
})
export type Complaint = v.InferOutput<typeof complaint>

/** `complaint_status/{id}`: what whoever knows the code may see. Nothing personal. */
export const complaintProgress = v.object({
  id: trackingCode,
  category,
  status,
  date: instant,
  replies: v.array(v.object({ text: requiredText('Balasan', LIMITS.reply), at: instant })),
})
export type ComplaintProgress = v.InferOutput<typeof complaintProgress>

/** `complaints/{id}/history/{ULID}`: staff only, never changed. */
export const complaintHistory = v.object({
  from: status,
  to: status,
  note: v.pipe(v.string(), v.maxLength(LIMITS.reason)),
  reply: v.pipe(v.string(), v.maxLength(LIMITS.reply)),
  by: v.string(),
  at: instant,
})
export type ComplaintHistory = v.InferOutput<typeof complaintHistory>
