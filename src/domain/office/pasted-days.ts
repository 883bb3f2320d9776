import { LIMITS } from '../limits'
import { cleanText } from '../text/clean-text'
import { addDays, isRealDay } from '../time/date'

interface PastedDay {
  date: string
  name: string
}

/** First three letters of each month in Indonesian and English spellings. */
const MONTHS = [
  'jan',
  'feb peb',
  'mar mrt',
  'apr',
  'mei may',
  'jun',
  'jul',
  'agu agt ags aug',
  'sep',
  'okt oct',
  'nov nop',
  'des dec',
]

const WEEKDAY = '(?:senin|selasa|rabu|kamis|jum.?at|sabtu|minggu|ahad)'
const UNTIL = String.raw`s\s*[./]?\s*d\b\.?|sampai(?:\s+dengan)?\b|hingga\b`
const TO = `${UNTIL}|[-–—]`
const AND = String.raw`,?\s*dan\b|[,&]`
const SEPARATOR = new RegExp(String.raw`^\s*(?:(${TO})|${AND})\s*`, 'i')
/** Matches the text before a date: a bullet, `Hari`, weekdays, `tanggal`. */
const BEFORE = new RegExp(
  String.raw`^(?:[-*•]\s+|hari\s+|${WEEKDAY}(?:\s*(?:${TO}|${AND})\s*${WEEKDAY})*[\s,]+|(?:tanggal|tgl\.?)\s+)+`,
  'i',
)
const AS_NUMBERS = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?!\d)/
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/
/** Matches a day with the month in words, including Excel's format `17-Agu-27`. */
const IN_WORDS = /^(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s-]+(\d{4}|(?<=-)\d{2})(?!\d)/i
/** Matches the first day of a range, which has no year: `20 – 21 Maret 2027`, `30 Maret s.d. 2 April 2027`. */
const PARTIAL = /^(\d{1,2})(?:\s+(?!dan\b|sampai\b|hingga\b)([a-z]{3})[a-z]*\.?)?(?=[\s,&–—-])/i

/**
 * Reads closed days as people write or paste them, with one day or several in a line: `2027-03-20 Idulfitri`, `Sabtu,
 * 20 Maret 2027: Idulfitri`, `17 Agustus 2027 s.d. 19 Agustus 2027 Cuti`, `20, 21 dan 22 Maret 2027 Libur`. A line with
 * several days does not replace names from earlier lines or from `stored` (names by date). Also returns the problems of
 * unreadable lines.
 */
export function readPastedDays(
  text: string,
  stored: ReadonlyMap<string, string> = new Map(),
): { days: PastedDay[]; existingNames: PastedDay[]; problems: string[] } {
  const days = new Map<string, string>()
  const existingNames = new Map<string, string>()
  const problems: string[] = []
  text.split(/\r\n|\r|\n/).forEach((line, at) => {
    const written = cleanText(line)
    if (written === '') return
    const { dates, rest } = datesAt(written) ?? { dates: [], rest: written }
    const name = rest.replace(/^[\s:;,|–—-]+/, '').trim()
    const problem = problemOf(dates, name)
    if (problem) problems.push(`Baris ${at + 1}: ${problem}`)
    else
      for (const date of dates) {
        const before = dates.length > 1 ? days.get(date) || stored.get(date) : ''
        if (!before) days.set(date, name)
        else if (before !== name) existingNames.set(date, before)
      }
  })
  if (days.size > LIMITS.closedDays)
    problems.push(`Paling banyak ${LIMITS.closedDays} hari sekaligus; ini ${days.size}.`)
  return { days: listOf(days), existingNames: listOf(existingNames), problems }
}

const listOf = (names: ReadonlyMap<string, string>) =>
  [...names].map(([date, name]) => ({ date, name }))

function problemOf(dates: readonly string[], name: string): string {
  if (dates.length === 0)
    return 'tanggalnya tidak terbaca. Tulis satu hari per baris, misalnya 20 Maret 2027 Idulfitri.'
  if (dates.some((date) => date.slice(5, 7) === '00')) return 'nama bulannya tidak dikenal.'
  if (!dates.every(isRealDay)) return 'tanggal itu tidak ada di kalender.'
  const years = dates.map((date) => Number(date.slice(0, 4)))
  if (years.some((year) => year < LIMITS.firstYear || year > LIMITS.lastYear))
    return `tahun antara ${LIMITS.firstYear} dan ${LIMITS.lastYear}.`
  if (dates.some((date, at) => date <= (dates[at - 1] ?? '')))
    return 'tanggal terakhir harus sesudah tanggal pertama.'
  if (dates.length > LIMITS.closedDays) return `paling banyak ${LIMITS.closedDays} hari sekaligus.`
  if (new RegExp(`^(?:${UNTIL})`, 'i').test(name)) return 'tanggal terakhirnya tidak terbaca.'
  if (name === '') return 'tulis nama hari liburnya sesudah tanggal.'
  return name.length > LIMITS.name ? `namanya paling banyak ${LIMITS.name} huruf.` : ''
}

function datesAt(line: string): { dates: string[]; rest: string } | undefined {
  const text = line.replace(BEFORE, '')
  const full =
    AS_NUMBERS.exec(text) ?? reversed(DAY_FIRST.exec(text)) ?? reversed(IN_WORDS.exec(text))
  const partial = full ? null : PARTIAL.exec(text)
  const [all] = full ?? partial ?? []
  if (all === undefined) return undefined
  const rest = text.slice(all.length)
  const separator = SEPARATOR.exec(rest)
  const found = separator ? datesAt(rest.slice(separator[0].length)) : undefined
  // A date of another calendar is part of the name: `10 Maret 2027 - 1 Syawal 1448 H`.
  const next = Number(found?.dates[0]?.slice(0, 4)) >= LIMITS.firstYear ? found : undefined
  const date = full ? dateOf(full) : completeDate(partial, next?.dates[0])
  if (date === undefined) return undefined
  const [first] = next?.dates ?? []
  if (!next || first === undefined) return { dates: [date], rest }
  const between = separator?.[1] === undefined ? [] : daysBetween(date, first)
  return { dates: [date, ...between, ...next.dates], rest: next.rest }
}

/** Returns the first of several days as a date, with the year and, if missing, the month of the next day (`next`). */
function completeDate(
  partial: RegExpExecArray | null,
  next: string | undefined,
): string | undefined {
  if (!partial || next === undefined) return undefined
  const [all, day = '', month = next.slice(5, 7)] = partial
  const year = Number(next.slice(0, 4))
  const date = dateOf([all, String(year), month, day])
  // Example: 30 Desember s.d. 2 Januari 2028
  return date > next && partial[2] !== undefined
    ? dateOf([all, String(year - 1), month, day])
    : date
}

/** Returns the days after `first` and before `last`, at most `LIMITS.closedDays`. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  if (!isRealDay(first) || !isRealDay(last)) return days
  let day = addDays(first, 1)
  while (day < last && days.length < LIMITS.closedDays) {
    days.push(day)
    day = addDays(day, 1)
  }
  return days
}

/** Returns `YYYY-MM-DD`, with the month 00 if the name of the month is unknown. */
function dateOf([, year = '', month = '', day = '']: readonly string[]): string {
  const name = month.slice(0, 3).toLowerCase()
  const number = /^\d/.test(month)
    ? month
    : String(MONTHS.findIndex((names) => names.split(' ').includes(name)) + 1)
  return `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function reversed(found: RegExpExecArray | null): string[] | null {
  if (!found) return null
  const [all, day = '', month = '', year = ''] = found
  return [all, year, month, day]
}
