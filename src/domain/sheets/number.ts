import { shortened } from '../text/characters'
import { type Cell, faultText, isFault, textOf } from './cell'

/** A number, or in Indonesian why a cell holds none; null where it is empty. */
export type NumberRead = { value: number } | { problem: string } | null

const CURRENCY = /^rp\.?/i
const GROUPED_BY_DOTS = /^\d{1,3}(\.\d{3})+(,\d+)?$/
const GROUPED_BY_COMMAS = /^\d{1,3}(,\d{3})+(\.\d+)?$/
const PLAIN = /^\d+([.,]\d+)?$/

/**
 * The number of a cell, which is not less than nothing: `1.250.000,00`, `1,250,000.00`, `1250000`,
 * `Rp 1.250.000,-`. A dash alone, which printed tables write for nothing, is 0. `1.250` is one thousand
 * two hundred and fifty; what may be either (`1,250`) is refused, except in money, which has no
 * thousandths.
 */
export function readNumber(cell: Cell | undefined, money = false): NumberRead {
  const read = readSigned(cell, money)
  return read && 'value' in read && read.value < 0
    ? { problem: `${textOf(cell)} kurang dari nol` }
    : read
}

/** The same of what may be less: `-500.000`, `(500.000,00)`. */
export function readSigned(cell: Cell | undefined, money = false): NumberRead {
  if (cell === null || cell === undefined) return null
  if (isFault(cell)) return { problem: faultText(cell) }
  if (typeof cell === 'number') return { value: cell }
  if (cell instanceof Date) return { problem: 'berisi tanggal, bukan angka' }
  const text = textOf(cell)
  if (text === '') return null
  if (/^(rp\.?)?\s*[-–—]+$/i.test(text)) return { value: 0 }
  const bare = text.replace(/\s/g, '').replace(/,-+$/, '').replace(CURRENCY, '')
  const positive = bare
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^[-−]/, '')
    .replace(CURRENCY, '')
  const value = valueOf(positive, money)
  if (value === null) return { problem: `“${shortened(text, 40)}” bukan angka` }
  if (value === 'ambiguous')
    return { problem: `“${text}” bisa berarti ribuan atau pecahan; tulis tanpa koma` }
  return { value: value !== 0 && positive !== bare ? -value : value }
}

/** The same of people, who are whole. */
export function readPeople(cell: Cell | undefined): NumberRead {
  const read = readNumber(cell)
  if (!read || 'problem' in read || Number.isInteger(read.value)) return read
  const written = typeof cell === 'number' ? writeNumber(cell) : textOf(cell)
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

/** As `readNumber` reads it again, with the comma that Excel in Indonesian expects. */
export function writeNumber(value: number): string {
  const digits = String(value).includes('e')
    ? value.toFixed(20).replace(/\.?0+$/, '')
    : String(value)
  // Three decimals alone could be thousands.
  return digits.replace('.', ',').replace(/,(\d{3})$/, ',$10')
}
