/** Returns the link that calls a number in any notation. */
export function phoneLink(written: string): string {
  return `tel:${written.replace(/[^+\d]/g, '')}`
}
