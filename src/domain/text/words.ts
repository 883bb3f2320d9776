/** Matches apostrophes of all kinds and invisible characters, which are ignored when texts are compared. */
const IGNORED = /['`´\u02B9-\u02BF\u2018-\u201B\u2032\p{DI}]/gu

/**
 * Returns a text in a form for comparisons: lower case without diacritics, apostrophes, ligatures and invisible
 * characters. `Café Nur’aini` becomes `cafe nuraini`.
 */
export function plainText(text: string): string {
  return text.replace(IGNORED, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Returns a text in the form in which search compares it: `plainText` with single spaces, and `rt 02` for `RT02`. */
export function comparedText(text: string): string {
  return withSingleBlanks(plainText(text)).replace(/\b(r[tw])\.? ?(?=\d)/g, '$1 ')
}

/** Returns the words of a `plainText`: runs of letters and digits. */
export function splitWords(plain: string): string[] {
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Replaces spaces, line ends and control characters between words with one space, and trims the text. */
export function withSingleBlanks(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

export function containsWords(text: string, wanted: string): boolean {
  const searched = comparedText(text)
  return comparedText(wanted)
    .split(' ')
    .every((word) => searched.includes(word))
}

/**
 * Returns the key of a name. Lines of a table whose names have equal keys are the same line. Such names differ only in
 * case, spaces, diacritics, apostrophes, invisible characters, the kind of dash or slash, or the notation of `RT 02`.
 */
export function nameKey(name: string): string {
  return comparedText(name).replace(/ ?[\p{Pd}\u2212/] ?/gu, '-')
}
