import { addDays, instantIn, TIME_ZONES, type TimeZone, UTC_OFFSET, weekdayOf } from '../time/date'
import { endOf } from './event-times'
import { exceptionsOf, lastDayOf, type Recurrence, weekInMonth } from './recurrence'

interface CalendarEvent extends Recurrence {
  id: string
  title: string
  time: string
  endtime?: string | undefined
  location: string
  description: string
  /** Time of the last change in ISO 8601. */
  updatedAt: string
}

interface Place {
  zone: TimeZone
  /** Host that makes the UIDs globally unique. */
  host: string
  pageOf: (id: string) => string
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/**
 * Writes events as an iCalendar file (RFC 5545). Times use the village's time zone: in UTC, an event on Tuesdays at six
 * in the morning would be on Mondays. With a `name`, the file is a calendar for subscriptions, which calendar apps
 * refresh every twelve hours.
 */
export function calendarFile(events: readonly CalendarEvent[], place: Place, name = ''): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Desa//Agenda//ID',
    ...(name ? subscriptionLines(name) : []),
    ...zoneLines(place.zone),
    ...events.flatMap((event) => eventLines(event, place)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** Returns the name and refresh interval (RFC 7986, sections 5.1 and 5.7), also with the older `X-` properties. */
function subscriptionLines(name: string): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
  ]
}

/** Returns the time zone component (RFC 5545, section 3.6.5). Indonesia has no summer time. */
function zoneLines(zone: TimeZone): string[] {
  const offset = UTC_OFFSET[zone].replace(':', '')
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${TIME_ZONES[zone]}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

function eventLines(event: CalendarEvent, { zone, host, pageOf }: Place): string[] {
  const { id, date, time, title, location, description, updatedAt } = event
  const on = (day: string, clock: string) =>
    `;TZID=${zone}:${day.replaceAll('-', '')}T${clock.replace(':', '')}00`
  const at = (day: string) => on(day, time)
  const changed = utc(new Date(updatedAt))
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART${at(date)}`,
    ...endLines(event, on),
    ...recurrenceLines(event, zone, at),
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(location)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    `URL:${pageOf(id)}`,
    'END:VEVENT',
  ]
}

/** Returns DTEND (RFC 5545, 3.8.2.2). An event of several days without an end time lasts until midnight. */
function endLines(event: CalendarEvent, on: (day: string, clock: string) => string): string[] {
  const end = endOf(event)
  if (end) return [`DTEND${on(end.day, end.clock)}`]
  const last = lastDayOf(event)
  return last === event.date ? [] : [`DTEND${on(addDays(last, 1), '00:00')}`]
}

/** Returns the recurrence properties (RFC 5545, 3.3.10, 3.8.5). UNTIL is in UTC, because DTSTART has a time zone. */
function recurrenceLines(
  event: CalendarEvent,
  zone: TimeZone,
  at: (day: string) => string,
): string[] {
  if (event.repeat === '') return []
  const weekday = WEEKDAYS[weekdayOf(event.date) - 1] ?? ''
  const rule = {
    mingguan: 'FREQ=WEEKLY',
    'dua-mingguan': 'FREQ=WEEKLY;INTERVAL=2',
    bulanan: `FREQ=MONTHLY;BYMONTHDAY=${Number(event.date.slice(8))}`,
    'bulanan-hari': `FREQ=MONTHLY;BYDAY=${weekInMonth(event.date)}${weekday}`,
    'bulanan-hari-terakhir': `FREQ=MONTHLY;BYDAY=-1${weekday}`,
  }[event.repeat]
  const until = utc(instantIn(zone, `${event.lastdate}T23:59`))
  return [`RRULE:${rule};UNTIL=${until}`, ...exceptionsOf(event).map((day) => `EXDATE${at(day)}`)]
}

/** Formats a time in UTC as `20261121T010000Z` (RFC 5545, section 3.3.5, form 2). */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Escapes special characters and removes other control characters (RFC 5545, section 3.3.11). */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- control characters are removed here
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/** Folds lines longer than 75 octets (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > 75) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
