/** UTF-16 writes a character beyond U+FFFF, as 😀, as two halves; with `u` only a half that stands alone is found. */
const HALF = /\p{Surrogate}/gu

/**
 * The text with � for each half of a character: Firestore refuses halves, and encodeURIComponent throws at
 * them. (String.prototype.toWellFormed does the same where there is one: from Chrome 111 and Safari 16.4.)
 */
export function wellFormed(text: string): string {
  return text.replace(HALF, '\ufffd')
}

/** Changes all texts in plain data. Objects of a class, such as times, stay as they are. */
export function mapTexts<Data>(data: Data, change: (text: string) => string): Data
export function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data)
  if (Array.isArray(data)) return data.map((part: unknown) => mapTexts(part, change))
  if (data === null || typeof data !== 'object') return data
  if (Object.getPrototypeOf(data) !== Object.prototype) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, part]) => [name, mapTexts(part, change)]),
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
