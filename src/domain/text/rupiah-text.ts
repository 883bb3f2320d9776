import { cleanText } from './clean-text'

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
 * Returns whole rupiah as people type them: `1250000`, `1.250.000`, `Rp 1.250.000,00`, `15rb`, `1,5 juta`. An empty
 * text and a dash alone are 0. Returns null for any other text, such as one with cents.
 */
export function parseRupiah(text: string): number | null {
  const typed = cleanText(text)
  if (/^[-–—]?$/.test(typed)) return 0
  const bare = typed
    .replace(/^rp\.?/i, '')
    .replace(/,(0{1,2}|-)$/, '')
    .replace(/\s/g, '')
  if (/^(\d+|\d{1,3}(\.\d{3})+)$/.test(bare)) return Number(bare.replaceAll('.', ''))
  // Three digits behind a dot could be thousands or thousandths of the unit.
  const [, number = '', unit = ''] = /^(\d+(?:,\d+|\.\d{1,2})?)([a-z]+)\.?$/i.exec(bare) ?? []
  const amount = Number(number.replace(',', '.')) * (SCALE[unit.toLowerCase()] ?? NaN)
  const whole = Math.round(amount)
  return Math.abs(whole - amount) < 1e-3 ? whole : null
}

export const RUPIAH_PROBLEM = 'Tulis rupiah utuh, misalnya 1.250.000.'
