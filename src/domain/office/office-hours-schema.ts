import * as v from 'valibot'

import { LIMITS } from '../limits'
import { changeMetadata } from '../publishing/change-metadata-schema'
import { optionalText } from '../text/text-schema'
import { day } from '../time/date-schema'

/** Schema of the opening hours of a day: `HH:mm-HH:mm` with a later second time, or '' if closed. */
const dayHours = v.pipe(
  v.string(),
  v.regex(/^(([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)?$/, 'Isi jam buka dan jam tutup.'),
  // Compares the opening time, which is the start of the text, with the closing time.
  v.check((hours) => hours === '' || hours < hours.slice(6), 'Jam tutup harus sesudah jam buka.'),
)

/** Schema of the hours of each weekday from Monday on. */
export const serviceHours = v.pipe(
  v.array(dayHours),
  v.length(7),
  v.check((hours) => hours.some(Boolean), 'Pilih paling sedikit satu hari.'),
)

/** Converts settings of earlier app versions, which had one field for the hours of all days, to hours per day. */
export function withServiceHours(stored: unknown): unknown {
  const { service_days, service_opens, service_closes, service_hours } = Object(stored) as Record<
    string,
    unknown
  >
  if (service_hours !== undefined || !Array.isArray(service_days)) return stored
  const hours = `${String(service_opens)}-${String(service_closes)}`
  return {
    ...Object(stored),
    service_hours: [1, 2, 3, 4, 5, 6, 7].map((day) => (service_days.includes(day) ? hours : '')),
  }
}

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
