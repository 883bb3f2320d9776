export function phoneLink(written: string): string {
  return `tel:${written.replace(/[^+\d]/g, '')}`
}
