import * as v from 'valibot'
import { clockTime } from '../time/date-schema'

/** When the office serves on one day: `HH:mm-HH:mm`, the second later; '' where it does not. */
const dayHours = v.pipe(
  v.string('Isi jam buka dan jam tutup.'),
  v.regex(
    /^((([01]\d|2[0-3]):[0-5]\d)-(([01]\d|2[0-3]):[0-5]\d))?$/,
    'Isi jam buka dan jam tutup.',
  ),
  v.check((hours) => {
    const [opens = '', closes = ''] = hours.split('-')
    return hours === '' || opens < closes
  }, 'Jam tutup harus sesudah jam buka.'),
)

/** Of each day of the week, from Monday on. */
export const serviceHours = v.pipe(
  v.array(dayHours),
  v.length(7, 'Isi jam ketujuh hari.'),
  v.check((hours) => hours.some(Boolean), 'Pilih paling sedikit satu hari.'),
)

const FORMER = v.object({
  service_days: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  service_opens: clockTime,
  service_closes: clockTime,
})

/**
 * Settings that were stored when all days had the same hours, with those of each day; any others as they are. Former
 * fields stay beside them, and are of no account where there are new ones.
 */
export function withServiceHours(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || 'service_hours' in stored) return stored
  const former = v.safeParse(FORMER, stored)
  if (!former.success) return stored
  const { service_days, service_opens, service_closes } = former.output
  const service_hours = Array.from({ length: 7 }, (_, index) =>
    service_days.includes(index + 1) ? `${service_opens}-${service_closes}` : '',
  )
  return { ...stored, service_hours }
}
