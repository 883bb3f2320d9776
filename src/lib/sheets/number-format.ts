import type { Cell } from '@/domain/sheets/cell'
import { writeNumber } from '@/domain/sheets/number'

const DAY = 86_400_000
/** Day number of 31 December 9999 in Excel, which shows later dates as `####`. */
const LAST_DAY = 2_958_465

/** Built-in formats that change the meaning or the digits of a number (ECMA-376, 18.8.30). */
const BUILT_IN: Readonly<Record<number, string>> = { 2: '0.00', 9: '0%', 10: '0.00%' }
const BUILT_IN_DATES = [14, 22, 27, 36, 45, 47, 50, 58]

export function builtInFormat(id: number): string {
  const isDate = BUILT_IN_DATES.some(
    (first, index) => index % 2 === 0 && id >= first && id <= (BUILT_IN_DATES[index + 1] ?? 0),
  )
  return isDate ? 'd/m/yyyy' : (BUILT_IN[id] ?? '')
}

/**
 * Formats a number as Excel shows it with a format code: as a date, as a percentage, or with fixed digits such as 4.10.
 * Ignores colours, literal texts and thousands separators.
 */
export function applyFormat(value: number, code: string, epoch: number): Cell {
  const [format = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .split(';')
  if (/[dmyhs]/i.test(format)) {
    if (value >= 0 && value <= LAST_DAY) return new Date(epoch + Math.round(value * DAY))
    return {
      fault: `formatnya tanggal, padahal isinya ${writeNumber(value)}; atur format selnya menjadi Angka, simpan, lalu pilih lagi`,
    }
  }
  const digits = /[#0?][#0?,.]*/.exec(format)?.[0] ?? ''
  if (format.includes('%'))
    return { number: value, shown: `${writeNumber(Number((value * 100).toPrecision(12)))}%` }
  if (/,(\.|$)/.test(digits))
    return {
      fault: `formatnya menampilkan ${writeNumber(value)} dalam ribuan; atur format selnya menjadi Angka, simpan, lalu pilih lagi`,
    }
  const [, whole = '', decimals = ''] = /^(?:[#?,]*)(0+)(?:\.(0+))?$/.exec(digits) ?? []
  const shown = value
    .toFixed(decimals.length)
    .padStart(whole.length + ((decimals && 1 + decimals.length) || 0), '0')
  return whole === '' || /E/i.test(format) || shown === String(value)
    ? value
    : { number: value, shown }
}
