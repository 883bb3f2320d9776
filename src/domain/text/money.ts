// Made when first used: on a cheap phone they take 90 ms, which pages without numbers need not wait for.
let whole: Intl.NumberFormat | undefined
let twoDecimals: Intl.NumberFormat | undefined

/** Rupiah as `Rp. 1.234.567`: a no-break space after `Rp.`, a minus before it, cents only where there are any. */
export function formatRupiah(amount: number): string {
  const cents = Math.round(amount * 100)
  return `${cents < 0 ? '-' : ''}Rp.\u00a0${formatAmount(Math.abs(cents) / 100)}`
}

/** `1.234.567`, and with cents `1.234,56`. */
export function formatAmount(amount: number): string {
  return amount % 1 ? formatDecimals(amount) : formatCount(amount)
}

/** `2431` → `2.431`. */
export function formatCount(value: number): string {
  whole ??= new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
  return whole.format(value)
}

function formatDecimals(value: number): string {
  twoDecimals ??= new Intl.NumberFormat('id-ID', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return twoDecimals.format(value)
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
