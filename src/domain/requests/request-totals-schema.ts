import * as v from 'valibot'
import { instant } from '../publishing/change-metadata-schema'

const count = v.number()

const yearTotals = v.object({
  year: count,
  received: count,
  fulfilled: count,
  partly: count,
  refused: count,
  /** Number of refusals by the letter of article 17. */
  refusedBy: v.record(v.string(), count),
  notHeld: count,
  withdrawn: count,
  /** Median days until the answer, rounded up, or null for fewer than MEDIAN_MIN_ANSWERS answers. */
  medianDays: v.nullable(count),
  objections: count,
})
export type RequestYear = v.InferOutput<typeof yearTotals>

/** Document `request_totals/1`: public figures of this year and, if it had requests, the year before. */
export const requestTotals = v.object({ years: v.array(yearTotals), countedAt: instant })
