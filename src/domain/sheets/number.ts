import { shorten } from '../text/characters'
import { type Cell, dateProblem, faultText, isFault, isFormatted, textOf } from './cell'

/** The number of a cell, the problem in Indonesian, or null for an empty cell. */
export type NumberRead = { value: number } | { problem: string } | null

const CURRENCY = /^rp\.?/i
const GROUPED_BY_DOTS = /^\d{1,3}(\.\d{3})+(,\d+)?$/
const GROUPED_BY_COMMAS = /^\d{1,3}(,\d{3})+(\.\d+)?$/
const PLAIN = /^\d+([.,]\d+)?$/
/** Matches a number that Excel abbreviated to the width of its column. */
const CUT_OFF = /^(-?\d+([.,]\d+)?e[+-]?\d+|#{2,})$/i

/**
 * Reads a number of at least 0: `1.250.000,00`, `1,250,000.00`, `1250000`, `Rp 1.250.000,-`. A dash is 0, as in printed
 * tables. `1.250` is one thousand two hundred and fifty. Rejects the ambiguous `1,250`, except for money, which has no
 * thousandths.
 */
export function readNumber(cell: Cell | undefined, money = false): NumberRead {
  const read = readSignedNumber(cell, money)
  return read && 'value' in read && read.value < 0
    ? { problem: `${textOf(cell)} kurang dari nol` }
    : read
}

/** Reads a number that may be negative: `-500.000`, `(500.000,00)`. Money is rounded to cents. */
export function readSignedNumber(cell: Cell | undefined, money = false): NumberRead {
  if (cell === null || cell === undefined) return null
  if (isFault(cell)) return { problem: faultText(cell) }
  const problem = dateProblem(cell, 'angka')
  if (problem !== null) return { problem }
  const text = textOf(cell)
  if (text === '') return null
  if (/%$/.test(text)) return { problem: `“${shorten(text, 40)}” adalah persen, bukan jumlah` }
  if (typeof cell === 'number') return exact(cell, money)
  if (isFormatted(cell)) return exact(cell.number, money)
  if (/^(rp\.?)?\s*[-–—]+$/i.test(text)) return { value: 0 }
  if (CUT_OFF.test(text))
    return {
      problem: `“${text}” disingkat oleh Excel; lebarkan kolomnya, atur formatnya menjadi Angka, simpan, lalu pilih lagi`,
    }
  const bare = text
    .replace(/\s/g, '')
    .replace(/[,.]-+$/, '')
    .replace(CURRENCY, '')
  const positive = bare
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^[-−]/, '')
    .replace(CURRENCY, '')
  const value = valueOf(positive, money)
  if (value === null) return { problem: `“${shorten(text, 40)}” bukan angka` }
  if (value === 'ambiguous')
    return { problem: `“${text}” bisa berarti ribuan atau pecahan; tulis tanpa koma` }
  const signed = value !== 0 && positive !== bare ? -value : value
  // Cents have two digits after a comma. `1.25` in a CSV file was a number cell of English Excel.
  return /,\d\d$/.test(positive) ? { value: signed } : exact(signed, money)
}

/** Returns the value of a number cell. Rejects small fractions, because English Excel stores `1.250` as 1.25. */
function exact(value: number, money: boolean): NumberRead {
  if (!money) return { value }
  const cents = Math.round(value * 100) / 100
  if (Math.abs(cents) >= 1_000 || Number.isInteger(cents)) return { value: cents }
  return {
    problem: `${writeNumber(value)} terlalu kecil untuk rupiah. Mungkin Excel membaca titik ribuan sebagai koma; ketik ulang tanpa titik, misalnya 1250000`,
  }
}

/** Reads a percentage, with or without the percent sign: `87%` is 87. */
export function readPercent(cell: Cell | undefined): NumberRead {
  const text = textOf(cell)
  return readNumber(text.endsWith('%') ? text.slice(0, -1) : cell)
}

/** Reads a number of people, which must be an integer: `12`, `1.250`, `1.250 jiwa`. */
export function readPeople(cell: Cell | undefined): NumberRead {
  const read = readNumber(
    typeof cell === 'string' ? textOf(cell).replace(/ ?(jiwa|orang)$/i, '') : cell,
  )
  if (!read || 'problem' in read || Number.isInteger(read.value)) return read
  const written = typeof cell === 'string' ? textOf(cell) : writeNumber(read.value)
  return { problem: `“${written}” bukan bilangan bulat; tulis orang utuh, misalnya 12 atau 1.250` }
}

function valueOf(text: string, money: boolean): number | 'ambiguous' | null {
  if (GROUPED_BY_DOTS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (GROUPED_BY_COMMAS.test(text)) {
    if (!money && /^\d{1,3},\d{3}$/.test(text)) return /^0/.test(text) ? decimal(text) : 'ambiguous'
    return Number(text.replaceAll(',', ''))
  }
  return PLAIN.test(text) ? decimal(text) : null
}

const decimal = (text: string) => Number(text.replace(',', '.'))

/** Formats a number with a decimal comma, so that `readNumber` and Indonesian Excel can read it. */
export function writeNumber(value: number): string {
  const digits = String(value).includes('e')
    ? value.toFixed(20).replace(/\.?0+$/, '')
    : String(value)
  // Three decimals could be read as thousands, so a zero is appended.
  return digits.replace('.', ',').replace(/,(\d{3})$/, ',$10')
}
