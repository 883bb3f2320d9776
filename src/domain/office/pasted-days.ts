import { LIMITS } from '../limits'
import { isRealDay } from '../time/date'

interface PastedDay {
  date: string
  name: string
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des']

const AS_NUMBERS = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/
const IN_WORDS = /^(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{4})(?!\d)/i

/**
 * Reads closed days as people write or paste them, one a line: `2027-03-20 Idulfitri`, `20/3/2027 Idulfitri`,
 * `Sabtu, 20 Maret 2027: Idulfitri`. What cannot be read is told with its line, for people to mend.
 */
export function readPastedDays(text: string): { days: PastedDay[]; problems: string[] } {
  const days = new Map<string, string>()
  const problems: string[] = []
  text.split(/\r\n|\r|\n/).forEach((line, at) => {
    const written = line
      .trim()
      .replace(/^(senin|selasa|rabu|kamis|jum.?at|sabtu|minggu)\s*,?\s+/i, '')
    if (written === '') return
    const found = dateAt(written)
    const name = written
      .slice(found?.length ?? 0)
      .replace(/^[\s:;,|–-]+/, '')
      .trim()
    const problem = problemOf(found?.date, name)
    if (found && problem === '') days.set(found.date, name)
    else problems.push(`Baris ${at + 1}: ${problem}`)
  })
  if (days.size > LIMITS.closedDays)
    problems.push(`Paling banyak ${LIMITS.closedDays} hari sekaligus; ini ${days.size}.`)
  return { days: [...days].map(([date, name]) => ({ date, name })), problems }
}

function problemOf(date: string | undefined, name: string): string {
  if (date === undefined)
    return 'tanggalnya tidak terbaca. Satu hari sebaris, misalnya 2027-03-20 Idulfitri.'
  if (!isRealDay(date)) return 'tanggal itu tidak ada di kalender.'
  const year = Number(date.slice(0, 4))
  if (year < LIMITS.firstYear || year > LIMITS.lastYear)
    return `tahun antara ${LIMITS.firstYear} dan ${LIMITS.lastYear}.`
  if (name === '') return 'tulis nama hari liburnya sesudah tanggal.'
  return name.length > LIMITS.name ? `namanya paling banyak ${LIMITS.name} huruf.` : ''
}

/** The date with which a line begins, and how much of the line that is. */
function dateAt(line: string): { date: string; length: number } | undefined {
  const [all = '', ...parts] =
    AS_NUMBERS.exec(line) ?? reversed(DAY_FIRST.exec(line)) ?? reversed(IN_WORDS.exec(line)) ?? []
  const [year = '', month = '', day = ''] = parts
  if (all === '') return undefined
  const number = /^\d/.test(month)
    ? month
    : String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1)
  return { date: `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`, length: all.length }
}

function reversed(found: RegExpExecArray | null): string[] | null {
  if (!found) return null
  const [all, day = '', month = '', year = ''] = found
  return [all, year, month, day]
}
