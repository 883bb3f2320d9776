import { comparedText } from './words'

/**
 * Returns the key of a name. Names with the same key count as the same table line: they differ only in case, spaces,
 * diacritics, apostrophes, invisible characters, the kind of dash or slash, or the notation of `RT 02`.
 */
export function nameKey(name: string): string {
  return comparedText(name).replace(/ ?[\p{Pd}\u2212/] ?/gu, '-')
}
