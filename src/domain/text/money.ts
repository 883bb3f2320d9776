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
