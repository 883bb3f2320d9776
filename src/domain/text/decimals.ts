/** Formats `1234.5` as `1.234,50`. */
export function formatDecimals(value: number): string {
  const decimals = value.toFixed(2).replace('.', ',')
  return decimals.replace(/\B(?=(\d{3})+,)/g, '.').replace(/^-(?=0,00$)/, '')
}

/** Formats `12.345` as `12,35%`. */
export function formatPercent(value: number): string {
  return `${formatDecimals(value)}%`
}

/** Formats `12.345` as `12%`. Positive values below 0.5 become `<1%`. */
export function formatWholePercent(value: number): string {
  return value > 0 && value < 0.5 ? '<1%' : `${Math.round(value)}%`
}
