/** Formats rupiah as `Rp. 1.234.567`: a no-break space after `Rp.`, no cents. A minus sign comes first. */
export function formatRupiah(amount: number): string {
  const rounded = Math.round(amount)
  return `${rounded < 0 ? '-' : ''}Rp.\u00a0${formatCount(Math.abs(rounded))}`
}

/** Formats `2431` as `2.431`. Does not use `Intl.NumberFormat`, which takes up to 90 ms to create on a cheap phone. */
export function formatCount(value: number): string {
  const rounded = Math.round(Math.abs(value))
  const grouped = String(rounded).replace(/\B(?=(\d{3})+$)/g, '.')
  return value < 0 && rounded > 0 ? `-${grouped}` : grouped
}
