import { comparedText } from './words'

/**
 * Key of a name. Names with the same key are one line of a table: they differ only in case, spaces, diacritics,
 * apostrophes, invisible characters, the kind of dash, the spaces around dashes and slashes, or how `RT 02` is written.
 */
export function nameKey(name: string): string {
  return comparedText(name).replace(/ ?[\p{Pd}\u2212/] ?/gu, '-')
}
