import * as v from 'valibot'
import { trackingCode, ulid } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { instant } from '../publishing/stamp-schema'
import { requiredText } from '../text/text-schema'
import { COMPLAINT_CATEGORIES, COMPLAINT_STATUSES, VERDICTS } from './complaint'
import { REPLY_PHOTOS } from './reply-photos'

/*
 * What everyone may read of complaints. The desk's own stand apart, so that no page of visitors has to
 * load them.
 */

export const category = v.optional(
  v.picklist(COMPLAINT_CATEGORIES, 'Pilih kategori.'),
  'infrastruktur',
)
export const status = v.picklist(COMPLAINT_STATUSES, 'Pilih status.')
export const answer = v.picklist(VERDICTS)
export const replyPhotos = v.array(v.picklist(REPLY_PHOTOS))
export const emptyOr = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.union([v.literal(''), schema])

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
      /** Present where it shows any (`replyPhotoPath`). */
      photos: v.optional(replyPhotos),
    }),
  ),
  /** The key of the newest reply; '' while there is none. */
  lastReply: emptyOr(ulid),
  /** How far the report is that it was merged with, which may have been merged itself; a function's work. */
  original: v.optional(v.object({ status, receivedAt: instant, closedAt: v.nullable(instant) })),
  /** Until when the reporter may say whether it is really done; a function's work. */
  verdictUntil: v.optional(instant),
  /** What the reporter said: written once, with `complaint_verdicts/{id}`. */
  verdict: v.optional(answer),
})
export type ComplaintProgress = v.InferOutput<typeof complaintProgress>

/** What everyone may know of a month's reports. */
const complaintMonth = v.object({
  /** `2026-11` */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  /** Without duplicates. */
  received: v.number(),
  /** As below, in days begun: a fraction would tell which report is the one in the middle. */
  medianDays: v.nullable(v.number()),
})
export type ComplaintMonth = v.InferOutput<typeof complaintMonth>

/** `complaint_totals/1`: what everyone may know of this year's reports, and of the last months'. */
export const complaintTotals = v.object({
  year: v.number(),
  /** Without duplicates. */
  received: v.number(),
  inProgress: v.number(),
  done: v.number(),
  /** Median of the days from a report's arrival to its first reply; null below MEDIAN_MIN_ANSWERS. */
  medianDays: v.nullable(v.number()),
  /** How many reporters said whether theirs is done, and of how many it is; both 0 below VERDICTS_MIN. */
  answered: v.optional(v.number(), 0),
  solved: v.optional(v.number(), 0),
  /** The last twelve, the earliest first; none in what was counted before months were. */
  months: v.optional(v.array(complaintMonth), []),
  /** The database's time of the reports that were counted. */
  countedAt: instant,
})
export type ComplaintTotals = v.InferOutput<typeof complaintTotals>
