import * as v from 'valibot'
import { LIMITS } from '../limits'
import { changeMetadata } from '../publishing/change-metadata-schema'
import { optionalText } from '../text/text-schema'
import { day } from '../time/date-schema'

/** Document `closed_days/{date}`: a holiday or another day on which the office is closed, unless `name` is ''. */
export const closedDay = v.object({
  date: day,
  /** Reason for closing, such as `Idulfitri`. '' means that the office is open despite a national holiday. */
  name: optionalText('Nama hari libur', LIMITS.name),
  /**
   * Whether this is a national holiday or joint leave, which extends legal deadlines. Missing for other closed days.
   */
  official: v.optional(v.boolean()),
  ...changeMetadata,
})
export type ClosedDay = v.InferOutput<typeof closedDay>
