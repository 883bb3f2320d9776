import { readNumber } from '../sheets/number'
import { cleanText } from './clean-text'
import { formatDecimals } from './decimals'
import { formatCount } from './money'

const SCALE: Readonly<Record<string, number>> = {
  rb: 1e3,
  ribu: 1e3,
  k: 1e3,
  jt: 1e6,
  juta: 1e6,
  miliar: 1e9,
  milyar: 1e9,
}

/**
 * Parses typed rupiah: the notations in imported files (`1.250.000`, `Rp 1.250.000,50`) and amounts with a unit
 * (`15rb`, `1,5 juta`), also in WhatsApp's bold or italics. Returns 0 for an empty text, and null for an invalid text.
 */
export function parseRupiah(text: string): number | null {
  const typed = cleanText(text).replace(/^[*_~]+|[*_~]+$/g, '')
  if (typed === '') return 0
  // Three digits after a dot are ambiguous: they could be thousands, or thousandths of the unit.
  const [, number = '', unit = ''] =
    /^(?:rp\.? ?)?(\d+(?:,\d+|\.\d{1,2})?) ?([a-z]+)\.?$/i.exec(typed) ?? []
  if (unit === '') {
    const read = readNumber(typed, true)
    return read && 'value' in read ? read.value : null
  }
  const amount = Number(number.replace(',', '.')) * (SCALE[unit.toLowerCase()] ?? NaN)
  const whole = Math.round(amount)
  return Math.abs(whole - amount) < 1e-3 ? whole : null
}

export const RUPIAH_PROBLEM = 'Tulis jumlah rupiah, misalnya 1.250.000.'

/** Formats an amount as `1.234.567`, or as `1.234,56` if it has cents. */
export function formatAmount(amount: number): string {
  return amount % 1 ? formatDecimals(amount) : formatCount(amount)
}
