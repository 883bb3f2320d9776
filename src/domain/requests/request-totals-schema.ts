import * as v from 'valibot'
import { instant } from '../publishing/change-metadata-schema'

const count = v.number()

const yearTotals = v.object({
  year: count,
  received: count,
  fulfilled: count,
  partly: count,
  refused: count,
  /** Number of refusals by ground, a letter of article 17 of UU 14/2008. */
  refusedBy: v.record(v.string(), count),
  notHeld: count,
  withdrawn: count,
  /** Median time to the answer in days, rounded up, or null for fewer than MEDIAN_MIN_ANSWERS answers. */
  medianDays: v.nullable(count),
  objections: count,
})
export type RequestYear = v.InferOutput<typeof yearTotals>

/** Document `request_totals/1`: public figures of this year and, if it had requests, the previous year. */
export const requestTotals = v.object({ years: v.array(yearTotals), countedAt: instant })
