/** Apostrophes of all kinds, and characters that nobody sees. */
const UNREAD = /['`´\u02B9-\u02BF\u2018-\u201B\u2032\p{DI}]/gu

/**
 * Returns text as it is compared: small letters without diacritics, apostrophes, ligatures and invisible
 * characters. `Café Nur’aini` becomes `cafe nuraini`.
 */
export function plainText(text: string): string {
  return text.replace(UNREAD, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** What search compares: plain text with single blanks. `RT02`, `Rt. 02` and `rt 02` are the same. */
export function comparedText(text: string): string {
  return withSingleBlanks(plainText(text)).replace(/\b(r[tw])\.? ?(?=\d)/g, '$1 ')
}

/** The words of a plain text: its runs of letters and digits, in its order. */
export function wordsOf(plain: string): string[] {
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Blanks, line ends and control characters between words become one blank each; none is left around. */
export function withSingleBlanks(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Whether every word of `wanted` stands in `text`, whatever their case and diacritics. */
export function containsWords(text: string, wanted: string): boolean {
  const searched = comparedText(text)
  return comparedText(wanted)
    .split(' ')
    .every((word) => searched.includes(word))
}
