/** Whole rupiah as `Rp. 1.234.567`: a no-break space after `Rp.`, a minus before it. */
export function formatRupiah(amount: number): string {
  const rounded = Math.round(amount)
  return `${rounded < 0 ? '-' : ''}Rp.\u00a0${formatCount(Math.abs(rounded))}`
}

/** `2431` → `2.431`. `Intl.NumberFormat` would do it, too, but creating one takes a cheap phone up to 90 ms. */
export function formatCount(value: number): string {
  const rounded = Math.round(Math.abs(value))
  const grouped = String(rounded).replace(/\B(?=(\d{3})+$)/g, '.')
  return value < 0 && rounded > 0 ? `-${grouped}` : grouped
}

/** `12.345` → `12,35%`. */
export function formatPercent(value: number): string {
  // The 15 digits that a number keeps for certain: 1.005 × 100 is a little less than 100.5.
  const hundredths = Math.round(Number((Math.abs(value) * 100).toPrecision(15)))
  const decimals = String(hundredths % 100).padStart(2, '0')
  const sign = value < 0 && hundredths > 0 ? '-' : ''
  return `${sign}${formatCount(Math.floor(hundredths / 100))},${decimals}%`
}

/** `12.345` → `12%`; what is more than nothing is never `0%` but `<1%`. */
export function formatWholePercent(value: number): string {
  if (value > 0 && value < 0.5) return '<1%'
  return `${formatCount(value)}%`
}
