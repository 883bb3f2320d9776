import { comparedText } from './words'

/**
 * Returns the key of a name. Lines of a table whose names have equal keys are the same line. Such names differ only in
 * case, spaces, diacritics, apostrophes, invisible characters, the kind of dash or slash, or the notation of `RT 02`.
 */
export function nameKey(name: string): string {
  return comparedText(name).replace(/ ?[\p{Pd}\u2212/] ?/gu, '-')
}
