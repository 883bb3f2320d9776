import { instantIn, type TimeZone } from '../time/date'

/** An event as the agenda has it: day and clock time in the village's zone. */
interface CalendarEvent {
  id: string
  title: string
  date: string
  time: string
  location: string
  description: string
  /** When it was changed last, ISO 8601. */
  updatedAt: string
}

/** The agenda knows when events begin but not how long they last. */
const ASSUMED_HOURS = 2

/**
 * One event as an iCalendar file (RFC 5545) for whatever calendar the visitor keeps. Times are in UTC,
 * which every calendar shows in its own zone. `host` makes the UID the world's only one; `page` is
 * where the event can be read.
 */
export function calendarFile(
  event: CalendarEvent,
  zone: TimeZone,
  { host, page }: { host: string; page: string },
): string {
  const start = instantIn(zone, `${event.date}T${event.time}`)
  const end = new Date(start.getTime() + ASSUMED_HOURS * 3_600_000)
  const changed = new Date(event.updatedAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Desa//Agenda//ID',
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${utc(changed)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.location)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    `URL:${page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Section 3.3.5, form 2: `20261121T010000Z`. */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Section 3.3.11: what has a meaning in a value is escaped; other control characters may not stand in one. */
function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- they are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/** Section 3.1: no line is longer than 75 octets; what goes on begins with a space. */
function folded(line: string): string {
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

/** In UTF-8 (RFC 3629, section 3). */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
