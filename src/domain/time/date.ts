/** Time zones of Indonesia with their abbreviations. */
export const TIME_ZONES = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
} as const

export type TimeZone = keyof typeof TIME_ZONES

/** Returns whether `value` (`YYYY-MM-DD`) is a calendar day. */
export function isRealDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

// Tables replace `Intl.DateTimeFormat`, which takes more than 100 ms to create on a cheap phone.
const WEEKDAYS = 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' ')
const MONTHS =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
    ' ',
  )

/** Returns weekday, day, month and year of a UTC date as texts. Throws a RangeError for an invalid date. */
function wordParts(date: Date) {
  const [year] = date.toISOString().split('-')
  const name = MONTHS[date.getUTCMonth()]!
  return { year, name, short: name.slice(0, 3), day: String(date.getUTCDate()) }
}

function atMidnight(value: string): Date {
  return new Date(`${value}T00:00:00Z`)
}

/** Formats `2026-11-21` as `Sabtu, 21 November 2026`. */
export function formatLongDay(value: string): string {
  return `${formatWeekday(value)}, ${formatDay(value)}`
}

/** Formats `2026-11-21` as `Sabtu, 21 Nov`, for days close to today. */
export function formatNearDay(value: string): string {
  const { day, month } = calendarLeaf(value)
  return `${formatWeekday(value)}, ${day} ${month}`
}

/** Returns the weekday, `2026-11-21` → `Sabtu`, or '' for an invalid day. */
export function formatWeekday(value: string): string {
  return WEEKDAYS[atMidnight(value).getUTCDay()] ?? ''
}

/** Formats `2026-11-21` as `21 November 2026`. */
export function formatDay(value: string): string {
  const { day, name, year } = wordParts(atMidnight(value))
  return `${day} ${name} ${year}`
}

/** Formats `2026-11` as `November 2026`. */
export function formatMonth(month: string): string {
  const { name, year } = wordParts(atMidnight(`${month}-01`))
  return `${name} ${year}`
}

/** Formats `2026-11-21` as `21 Nov 2026`. */
export function formatShortDay(value: string): string {
  return shortDayOf(atMidnight(value))
}

function shortDayOf(date: Date): string {
  const { day, short, year } = wordParts(date)
  return `${day} ${short} ${year}`
}

/** Returns the texts on a calendar leaf: `2026-11-21` → `{ day: '21', month: 'Nov' }`. */
export function calendarLeaf(value: string): { day: string; month: string } {
  const { day, short } = wordParts(atMidnight(value))
  return { day, month: short }
}

/** UTC offset of each zone. Indonesia has no summer time. */
export const UTC_OFFSET: Record<TimeZone, string> = {
  'Asia/Jakarta': '+07:00',
  'Asia/Makassar': '+08:00',
  'Asia/Jayapura': '+09:00',
}

/** Shifts `instant` so that its UTC fields are the local time in `zone`. */
function inUtc(zone: TimeZone, instant: Date): Date {
  return new Date(instant.getTime() + parseInt(UTC_OFFSET[zone]) * HOUR_MS)
}

export function dayIn(zone: TimeZone, now: Date): string {
  return inUtc(zone, now).toISOString().slice(0, 10)
}

/** Returns the local time `wall` (`YYYY-MM-DDTHH:mm`) of `zone` in ISO 8601 with the UTC offset. */
export function withOffset(zone: TimeZone, wall: string): string {
  return `${wall}:00${UTC_OFFSET[zone]}`
}

/** Returns the instant of the local time `wall` (`YYYY-MM-DDTHH:mm`) in `zone`, or an invalid date. */
export function instantIn(zone: TimeZone, wall: string): Date {
  return new Date(withOffset(zone, wall))
}

/** Returns the local time in `zone` at `instant` as `YYYY-MM-DDTHH:mm`. */
export function wallClockIn(zone: TimeZone, instant: Date): string {
  return inUtc(zone, instant).toISOString().slice(0, 16)
}

/** Formats an instant as `21 Nov 2026, 06.00 WIB`, in the village's time zone. */
export function formatInstant(zone: TimeZone, instant: Date): string {
  const day = shortDayOf(inUtc(zone, instant))
  return `${day}, ${formatClock(zone, instant)} ${TIME_ZONES[zone]}`
}

/** Formats the time of day at `instant` in `zone` as `10.42`. */
export function formatClock(zone: TimeZone, instant: Date): string {
  return wallClockIn(zone, instant).slice(11).replace(':', '.')
}

/** Returns the weekday as in ISO 8601: Monday is 1, Sunday is 7. */
export function weekdayOf(value: string): number {
  return atMidnight(value).getUTCDay() || 7
}

export function onOrAfter(value: string, weekday: number): string {
  return addDays(value, (weekday - weekdayOf(value) + 7) % 7)
}

export function addDays(value: string, days: number): string {
  const date = atMidnight(value)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns a relative name such as “besok” for `day`, or for an event from `day` to `last`. '' for other days. */
export function dayName(day: string, today: string, last = day): string {
  if (today === '') return ''
  if (day < today) return last < today ? 'Lewat' : 'Berlangsung'
  if (day === today) return 'Hari ini'
  return day === addDays(today, 1) ? 'Besok' : ''
}

const HOUR_MS = 60 * 60_000
export const DAY_MS = 24 * HOUR_MS
