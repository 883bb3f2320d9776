import * as v from 'valibot'
import { trackingCode, ulid } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { optionalPhone } from '../links/phone-schema'
import { instant, changeMetadata } from '../publishing/change-metadata-schema'
import { optionalText, requiredText } from '../text/text-schema'
import { COMPLAINT_CHANNELS, HISTORY_KINDS } from './complaint'
import { answer, category, allowEmpty, replyPhotos, status } from './complaint-progress-schema'

export const complaintInput = v.object({
  name: requiredText('Nama', LIMITS.name),
  address: requiredText('Alamat', LIMITS.address),
  phone: optionalPhone('0812 3456 7890'),
  category,
  report: requiredText('Isi laporan', LIMITS.report),
})
export type ComplaintInput = v.InferOutput<typeof complaintInput>

/** Document `complaints/{id}`, read only by the desk (staff who process reports). */
export const complaint = v.object({
  // Less strict than `complaintInput`, because the desk shows every report that the rules accept.
  name: v.string(),
  address: v.string(),
  phone: v.string(),
  report: v.string(),
  category,
  id: trackingCode,
  /** Path of the photo in the bucket, `images/pengaduan/{id}/{timestamp}.{ext}`, or ''. */
  documentationurl: v.pipe(
    v.string(),
    v.regex(/^(images\/pengaduan\/[0-9A-Z]{16}\/\d{13}\.(png|jpg|gif|webp))?$/),
  ),
  /** Time according to the reporter's device. `receivedAt` is the official time. */
  date: instant,
  status,
  receivedAt: instant,
  channel: v.picklist(COMPLAINT_CHANNELS),
  assignee: v.string(),
  /** Code of the original report if the status is Duplikat, otherwise ''. */
  duplicateOf: allowEmpty(trackingCode),
  closedAt: v.nullable(instant),
  anonymised: v.boolean(),
  /** Id of the newest history entry. The rules use it to find the history entry of a change. */
  lastEntry: allowEmpty(ulid),
  /** Author and time of the last change, '' until staff change the report. */
  ...changeMetadata,
})
export type Complaint = v.InferOutput<typeof complaint>

/** Document `complaints/{id}/history/{ULID}`, read only by the desk and never changed. */
export const complaintHistory = v.object({
  id: ulid,
  kind: v.picklist(HISTORY_KINDS),
  from: status,
  to: status,
  note: optionalText('Catatan', LIMITS.reason),
  reply: optionalText('Balasan', LIMITS.reply),
  photos: v.optional(replyPhotos),
  by: v.string(),
  at: instant,
})
export type ComplaintHistory = v.InferOutput<typeof complaintHistory>

/** Document `complaint_verdicts/{id}`, read only by the desk, because it contains the reporter's reason. */
export const complaintVerdict = v.object({
  id: trackingCode,
  answer,
  reason: v.string(),
  receivedAt: instant,
})
export type ComplaintVerdict = v.InferOutput<typeof complaintVerdict>

/** Document `complaint_notices/{id}`: pending notifications about a report or request. Clients cannot read it. */
export const complaintNotice = v.object({
  /** Time of receipt while the notification is pending, otherwise null. */
  emailDue: v.nullable(instant),
  telegramDue: v.nullable(instant),
  /** For requests: number of working days after which staff were last reminded, and the text of the reminder. */
  reminded: v.optional(v.number()),
  reminder: v.optional(v.string()),
})
export type ComplaintNotice = v.InferOutput<typeof complaintNotice>

/**
 * Document `complaint_rate/1`: number of reports in this hour, which clients read after a rejection.
 * `complaint_rate/last` contains the newest code, for the rules only.
 */
export const complaintRate = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Hour of the last reset, as `2026-11-25T21` in UTC. Missing before the first reset. */
  hour: v.optional(v.string()),
})

/** Document `complaint_work/counts`: which totals must be counted again. Clients cannot read it. */
const dueCounts = v.object({
  /** Totals that have changed since the last run started: numbers of reports, waiting times. */
  due: v.object({ reports: v.optional(v.boolean()), answers: v.optional(v.boolean()) }),
  /** Totals that an unfinished run is counting. */
  begun: v.object({ reports: v.optional(v.boolean()), answers: v.optional(v.boolean()) }),
  /** Random id of the last run. Only that run may store its counts. */
  token: v.string(),
})

/** Documents `complaint_work/email` and `complaint_work/telegram`: message being sent. Clients cannot read them. */
const bundle = v.object({
  /** Codes of the reports in the message, the same for every attempt. */
  ids: v.array(trackingCode),
  /** Time of receipt of the newest report. */
  since: instant,
  /** Time until which only the current run may send the message. */
  leasedUntil: v.nullable(instant),
})

/** Document `complaint_work/networks`: number of reports with a proof of work in this hour, by hash of the network. */
const networks = v.object({ hour: v.string(), counts: v.record(v.string(), v.number()) })
export const complaintWork = v.union([dueCounts, bundle, networks])
