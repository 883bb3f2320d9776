import * as v from 'valibot'

/** When the office serves on one day: `HH:mm-HH:mm`, the second later; '' where it does not. */
const dayHours = v.pipe(
  v.string(),
  v.regex(/^(([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)?$/, 'Isi jam buka dan jam tutup.'),
  // The whole is less than its end where it begins with less.
  v.check((hours) => hours === '' || hours < hours.slice(6), 'Jam tutup harus sesudah jam buka.'),
)

/** Of each day of the week, from Monday on. */
export const serviceHours = v.pipe(
  v.array(dayHours),
  v.length(7),
  v.check((hours) => hours.some(Boolean), 'Pilih paling sedikit satu hari.'),
)

/**
 * Settings that were stored when all days had the same hours, with those of each day, right or not; any others as they
 * are. Former fields stay beside them, and are of no account where there are new ones.
 */
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
