import { shorten } from '../text/characters'
import { formatCount } from '../text/money'
import { formatDay, isRealDay } from '../time/date'
import { type SheetRow, textOf } from './cell'
import { readSignedNumber } from './number'
import { type Layout, type Question, questionOf } from './table-format'

/** Matches numbers of regulations, whose year is not the year of the data: `NOMOR 5 TAHUN 2025`. */
const REGULATION = /\b(nomor|no\.?)\s*:?\s*[\w./-]+\s+tahun\s+(19|20)\d\d/gi

export function yearsIn(texts: readonly string[]): number[] {
  const found = texts.flatMap(
    (text) => text.replace(REGULATION, '').match(/\b(19|20)\d\d\b/g) ?? [],
  )
  return [...new Set(found.map(Number))]
}

interface Period {
  text: string
  from: string
  to: string
}

const MONTHS = 'jan|[fp]eb|mar|apr|mei|jun|jul|ag|sep|okt|no[vp]|des'
const IN_WORDS = new RegExp(
  `\\b(?:(\\d{1,2})\\s+)?(${MONTHS})[a-z]*\\.?\\s+((?:19|20)\\d\\d)\\b`,
  'i',
)
const IN_NUMBERS = /\b(\d{1,2})[-/.](\d{1,2})[-/.]((?:19|20)\d\d)\b/
const HALF = /\b(semester|smt)\s*(ii|2|i|1)\b.*?\b((?:19|20)\d\d)\b/i

/** Returns the first day, month, half-year or year that a text names. */
function periodIn(written: string): Period | null {
  const text = written.replace(REGULATION, '')
  const numbers = IN_NUMBERS.exec(text)
  if (numbers) return period(numbers[0], numbers[3] ?? '', Number(numbers[2]), Number(numbers[1]))
  const words = IN_WORDS.exec(text)
  if (words) {
    const month = MONTHS.split('|').findIndex((name) =>
      new RegExp(`^${name}`, 'i').test(words[2] ?? ''),
    )
    return period(words[0], words[3] ?? '', month + 1, words[1] ? Number(words[1]) : undefined)
  }
  const half = HALF.exec(text)
  const [year] = half ? [Number(half[3])] : yearsIn([text])
  if (year === undefined) return null
  const isSecond = /^(ii|2)$/i.test(half?.[2] ?? '')
  return {
    text: half?.[0] ?? String(year),
    from: `${year}-${isSecond ? '07' : '01'}-01`,
    to: half && !isSecond ? `${year}-06-30` : `${year}-12-31`,
  }
}

function period(text: string, year: string, month: number, day?: number): Period | null {
  const on = (each: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(each).padStart(2, '0')}`
  const last = [31, 30, 29, 28].find((each) => isRealDay(on(each)))
  if (last === undefined || (day !== undefined && !isRealDay(on(day)))) return null
  return { text, from: on(day ?? 1), to: on(day ?? last) }
}

export function askDay<Key extends string>(
  layout: Layout<Key>,
  heading: readonly string[],
  asof: string,
): Question<Key>[] {
  const periods = heading.map(periodIn).filter((found) => found !== null)
  const [found] = periods.toSorted((a, b) => length(a) - length(b))
  if (!found || periods.some(({ from, to }) => from <= asof && asof <= to)) return []
  return [
    questionOf(layout, 'asof', `Judul berkas menyebut “${found.text}”. Data per tanggal berapa?`, [
      [found.to, formatDay(found.to)],
      [asof, `${formatDay(asof)}, seperti di layar`],
    ]),
  ]
}

const length = ({ from, to }: Period) => Date.parse(to) - Date.parse(from)

const UNITS: readonly [factor: number, name: RegExp][] = [
  [
    1e9,
    /\b(dalam|x)\s*(miliar|milyar)|\b(miliar|milyar)an\b|\brp\.?\s*(miliar|milyar)|\b(miliar|milyar)\s*rp|\b(miliar|milyar) rupiah/i,
  ],
  [
    1e6,
    /\b(dalam|x)\s*(juta|jt)\b|\bjutaan\b|\brp\.?\s*(juta|jt)\b|\b(juta|jt)\.?\s*(rp|rupiah)|[x×]\s*(rp\.?\s*)?1[.,]?000[.,]?000\b|(?<![\d.,])000[.,]000\b/i,
  ],
  [
    1e3,
    /\b(dalam|x)\s*(ribu|rb)\b|\bribuan\b|\brp\.?\s*(ribu|rb)\b|\b(ribu|rb)\.?\s*(rp|rupiah|jiwa|orang)|[x×]\s*(rp\.?\s*)?1[.,]?000\b|\bdalam (rp\.?\s*)?1[.,]?000\b|\(?\brp\.?\s*['’]?\.?000\)?|\(['’]?000['’]?\)/i,
  ],
]

function unitIn(text: string): { text: string; factor: number } | null {
  const factor = UNITS.find(([, name]) => name.test(text))?.[0]
  return factor === undefined ? null : { text, factor }
}

interface Scale<Key extends string> {
  /** Columns with amounts. The first amount found in this order is shown as an example. */
  amounts: readonly Key[]
  label: string
  format: (value: number) => string
}

const KEY = 'scale'

export function askScale<Key extends string>(
  rows: readonly SheetRow[],
  layout: Layout<Key>,
  heading: readonly string[],
  { amounts, label, format }: Scale<Key>,
): Question<Key>[] {
  const remarks = rows
    .slice(layout.head + 1)
    .map((row) => row.map(textOf).filter(Boolean))
    .flatMap((texts) => (texts.length === 1 || texts.every(unitIn) ? texts : []))
  const unit = [...heading, ...remarks].map(unitIn).find((found) => found !== null)
  if (!unit) return []
  const example = exampleOf(rows, layout, amounts)
  if (!example) return []
  const { row, name, written, value } = example
  return [
    questionOf(
      layout,
      KEY,
      `Berkas menyebut “${shorten(unit.text, 60)}”. Di baris ${row}${name && `, ${shorten(name, 60)},`} tertulis ${written}. Berapa ${label} sebenarnya?`,
      [
        [
          String(unit.factor),
          `${format(value * unit.factor)}: angka di berkas dikalikan ${formatCount(unit.factor)}`,
        ],
        ['1', `${format(value)}: angka di berkas sudah utuh`],
      ],
    ),
  ]
}

function exampleOf<Key extends string>(
  rows: readonly SheetRow[],
  { head, columns }: Layout<Key>,
  amounts: readonly Key[],
) {
  for (const [index, row] of rows.entries())
    for (const key of index > head ? amounts : []) {
      const cell = row[columns.indexOf(key)]
      const read = readSignedNumber(cell)
      if (!read || 'problem' in read || read.value === 0) continue
      const name = row.map(textOf).find((text) => /\p{L}{2}/u.test(text)) ?? ''
      return { row: index + 1, name, written: textOf(cell), value: read.value }
    }
  return null
}

export function scaledRows<Key extends string>(
  rows: readonly SheetRow[],
  { head, columns, answers }: Layout<Key>,
  amounts: readonly Key[],
): readonly SheetRow[] {
  const factor = Number(answers?.[KEY] ?? 1)
  if (factor === 1) return rows
  return rows.map((row, index) =>
    index <= head
      ? row
      : row.map((cell, column) => {
          const key = columns[column]
          const read = key && amounts.includes(key) ? readSignedNumber(cell) : null
          if (!read) return cell
          if ('problem' in read) return { fault: read.problem }
          return Math.round(read.value * factor * 100) / 100
        }),
  )
}
