const grouping = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
const twoDecimals = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Whole rupiah as `Rp. 1.234.567`: a no-break space after `Rp.`, a minus before it. */
export function formatRupiah(amount: number): string {
  const rounded = Math.round(amount)
  return `${rounded < 0 ? '-' : ''}Rp.\u00a0${grouping.format(Math.abs(rounded))}`
}

/** `2431` → `2.431`. */
export function formatCount(value: number): string {
  return grouping.format(value)
}

/** `12.345` → `12,35%`. */
export function formatPercent(value: number): string {
  return `${twoDecimals.format(value)}%`
}

/** `12.345` → `12%`; what is more than nothing is never `0%` but `<1%`. */
export function formatWholePercent(value: number): string {
  if (value > 0 && value < 0.5) return '<1%'
  return `${grouping.format(value)}%`
}

/** `15000` → `15.000`, as it stands in a field for rupiah. */
export function formatAmount(amount: number): string {
  return amount.toLocaleString('id-ID')
}

/**
 * Rupiah as people write them: `15000`, `15.000`, `15,000`, `Rp. 15.000`, `1.250.000,00`, `-500`. Null
 * where it is no amount, or one that could be read in two ways.
 */
export function parseRupiah(written: string): number | null {
  const amount = written.trim().replace(/^(-?)\s*Rp\.?\s*/i, '$1')
  const grouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(amount)
  if (grouped || /^-?\d+(?:,\d{1,2})?$/.test(amount))
    return Number(amount.replaceAll('.', '').replace(',', '.'))
  return /^-?\d{1,3}(?:,\d{3})+$/.test(amount) ? Number(amount.replaceAll(',', '')) : null
}
