/** Rupiah as `Rp. 1.234.567`: a no-break space after `Rp.`, a minus before it, cents only where there are any. */
export function formatRupiah(amount: number): string {
  const cents = Math.round(amount * 100)
  return `${cents < 0 ? '-' : ''}Rp.\u00a0${formatAmount(Math.abs(cents) / 100)}`
}

/** `1.234.567`, and with cents `1.234,56`. */
export function formatAmount(amount: number): string {
  return amount % 1 ? formatDecimals(amount) : formatCount(amount)
}

/** `2431` → `2.431`. `Intl.NumberFormat` would do it, too, but creating one takes a cheap phone up to 90 ms. */
export function formatCount(value: number): string {
  const rounded = Math.round(Math.abs(value))
  const grouped = String(rounded).replace(/\B(?=(\d{3})+$)/g, '.')
  return value < 0 && rounded > 0 ? `-${grouped}` : grouped
}

function formatDecimals(value: number): string {
  // The 15 digits that a number keeps for certain: 1.005 × 100 is a little less than 100.5.
  const hundredths = Math.round(Number((Math.abs(value) * 100).toPrecision(15)))
  const decimals = String(hundredths % 100).padStart(2, '0')
  const sign = value < 0 && hundredths > 0 ? '-' : ''
  return `${sign}${formatCount(Math.floor(hundredths / 100))},${decimals}`
}

/** `12.345` → `12,35%`. */
export function formatPercent(value: number): string {
  return `${formatDecimals(value)}%`
}

/** `12.345` → `12%`; what is more than nothing is never `0%` but `<1%`. */
export function formatWholePercent(value: number): string {
  if (value > 0 && value < 0.5) return '<1%'
  return `${formatCount(value)}%`
}
