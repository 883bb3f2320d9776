import * as v from 'valibot'
import { LIMITS } from '../limits'
import { changeMetadata } from '../publishing/change-metadata-schema'
import { optionalText } from '../text/text-schema'
import { day } from '../time/date-schema'

/** Document `closed_days/{date}`: a day on which the office is closed although its weekday is a service day. */
export const closedDay = v.object({
  date: day,
  /** Reason, such as `Idulfitri`, or '' if the office is open on this day after all. */
  name: optionalText('Nama hari libur', LIMITS.name),
  /**
   * Whether this is a national holiday or joint leave. Only these days extend legal deadlines, so a missing value means
   * a closure by the village itself.
   */
  official: v.optional(v.boolean()),
  ...changeMetadata,
})
export type ClosedDay = v.InferOutput<typeof closedDay>
