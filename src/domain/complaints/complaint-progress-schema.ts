import * as v from 'valibot'
import { trackingCode, ulid } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { instant } from '../publishing/change-metadata-schema'
import { requiredText } from '../text/text-schema'
import { COMPLAINT_CATEGORIES, COMPLAINT_STATUSES, VERDICTS } from './complaint'
import { REPLY_PHOTOS } from './reply-photos'

/* Visitors' pages load these public schemas, which are therefore separate from the desk's schemas. */

export const category = v.optional(
  v.picklist(COMPLAINT_CATEGORIES, 'Pilih kategori.'),
  'infrastruktur',
)
export const status = v.picklist(COMPLAINT_STATUSES, 'Pilih status.')
export const answer = v.picklist(VERDICTS)
export const replyPhotos = v.array(v.picklist(REPLY_PHOTOS))
export const allowEmpty = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.union([v.literal(''), schema])

/**
 * Document `complaint_status/{id}`: the part of a report that is shown for its tracking code, without personal data.
 */
export const complaintProgress = v.object({
  id: trackingCode,
  category,
  status,
  date: instant,
  receivedAt: instant,
  /** Replies by the ULIDs of their history entries. */
  replies: v.record(
    ulid,
    v.object({
      text: requiredText('Balasan', LIMITS.reply),
      at: instant,
      correctedAt: v.optional(instant),
      photos: v.optional(replyPhotos),
    }),
  ),
  lastReply: allowEmpty(ulid),
  /** Progress of the original report of a duplicate, which may be a duplicate too. Written by a function. */
  original: v.optional(v.object({ status, receivedAt: instant, closedAt: v.nullable(instant) })),
  /** Deadline for the reporter to say whether the problem is solved. Written by a function. */
  verdictUntil: v.optional(instant),
  /** Whether the reporter considers the problem solved, written once together with `complaint_verdicts/{id}`. */
  verdict: v.optional(answer),
})
export type ComplaintProgress = v.InferOutput<typeof complaintProgress>

const complaintMonth = v.object({
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  /** Number of received reports, without duplicates. */
  received: v.number(),
  /** Median time to the first reply in days, rounded up. A fraction of a day could identify a single report. */
  medianDays: v.nullable(v.number()),
})
export type ComplaintMonth = v.InferOutput<typeof complaintMonth>

/** Document `complaint_totals/1`: public figures of this year and the last months. */
export const complaintTotals = v.object({
  year: v.number(),
  /** Number of received reports, without duplicates. */
  received: v.number(),
  inProgress: v.number(),
  done: v.number(),
  /** Median time in days from receipt to first reply, or null for fewer than MEDIAN_MIN_ANSWERS answered reports. */
  medianDays: v.nullable(v.number()),
  /** Number of verdicts, and number of positive verdicts. Both are 0 for fewer than VERDICTS_MIN verdicts. */
  answered: v.optional(v.number(), 0),
  solved: v.optional(v.number(), 0),
  /** Figures of the last twelve months, earliest first. Empty in documents that earlier versions wrote. */
  months: v.optional(v.array(complaintMonth), []),
  /** Server time at which the reports were counted. */
  countedAt: instant,
})
export type ComplaintTotals = v.InferOutput<typeof complaintTotals>
