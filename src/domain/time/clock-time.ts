const TIME = String.raw`(\d{1,2})(?:\s*[.:,]?\s*(\d{2}))?`
const UNTIL = String.raw`(?:s\s*[./]?\s*d\b\.?|sampai(?:\s+dengan)?\b|hingga\b|[-–—])`
const TIMES = new RegExp(
  String.raw`^\s*(?:(?:pukul|pkl|jam)\b\.?)?\s*${TIME}(?:\s*${UNTIL}\s*(?:${TIME}|selesai))?\s*$`,
  'i',
)

/**
 * Parses times of day as people write them: `8`, `8.30`, `0830`, `Pukul 08.00 WIB s.d. selesai`, `08.00–12.00`,
 * and `8,30`, because some keypads have only a comma. `zone` is the abbreviation of the village's time zone.
 */
export function clockTimesOf(written: string, zone: string): { time: string; end: string } | null {
  const text = written.replace(new RegExp(String.raw`(\d)\s*${zone}\b`, 'gi'), '$1')
  const [, hours, minutes, endHours, endMinutes] = TIMES.exec(text) ?? []
  if (hours === undefined) return null
  return { time: clock(hours, minutes), end: endHours ? clock(endHours, endMinutes) : '' }
}

const clock = (hours: string, minutes = '00') => `${hours.padStart(2, '0')}:${minutes}`

/** Parses a single time of day to `HH:mm`. Returns '' for an open end (`selesai`, `-`), and other texts unchanged. */
export function clockTimeOf(written: string, zone = ''): string {
  if (/^\s*([-–—]|selesai)\s*$/i.test(written)) return ''
  const found = clockTimesOf(written, zone)
  return found?.end === '' ? found.time : written
}
