import { plainText, withSingleBlanks } from './words'

/**
 * Key of a name. Names with the same key are one line of a table: they differ only in case, spaces, diacritics,
 * apostrophes, invisible characters, the kind of dash, or the spaces around dashes and slashes.
 */
export function nameKey(name: string): string {
  return withSingleBlanks(plainText(name)).replace(/ ?[\p{Pd}\u2212/] ?/gu, '-')
}
