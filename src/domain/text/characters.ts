/** UTF-16 writes a character beyond U+FFFF, as 😀, as two halves; with `u` only a half that stands alone is found. */
const HALF = /\p{Surrogate}/gu

/**
 * The text with � for each half of a character: Firestore refuses halves, and encodeURIComponent throws at
 * them. (String.prototype.toWellFormed does the same where there is one: from Chrome 111 and Safari 16.4.)
 */
export function wellFormed(text: string): string {
  return text.replace(HALF, '\ufffd')
}

/** Plain data with all its texts well-formed; what has a class of its own, as times have, is left. */
export function withWellFormedTexts<Data>(data: Data): Data
export function withWellFormedTexts(data: unknown): unknown {
  if (typeof data === 'string') return wellFormed(data)
  if (Array.isArray(data)) return data.map((part: unknown) => withWellFormedTexts(part))
  if (data === null || typeof data !== 'object') return data
  if (Object.getPrototypeOf(data) !== Object.prototype) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, part]) => [name, withWellFormedTexts(part)]),
  )
}

/** encodeURIComponent for any text. */
export function encoded(text: string): string {
  // oxlint-disable-next-line no-restricted-globals -- the one place
  return encodeURIComponent(wellFormed(text))
}

/** The first `length` UTF-16 units, and no half of a character at the end. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/** What has more than `length` UTF-16 units is cut there, and ends with `…`. */
export function shortened(text: string, length: number): string {
  return text.length > length ? `${cut(text, length)}…` : text
}
