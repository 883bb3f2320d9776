/** Matches a lone surrogate. With the flag `u`, complete pairs such as 😀 do not match. */
const HALF = /\p{Surrogate}/gu

/**
 * Replaces each lone surrogate with �, because Firestore rejects lone surrogates and encodeURIComponent throws.
 * Browsers before Chrome 111 and Safari 16.4 lack String.prototype.toWellFormed.
 */
export function toWellFormed(text: string): string {
  return text.replace(HALF, '\ufffd')
}

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

export function encodeUriPart(text: string): string {
  // oxlint-disable-next-line no-restricted-globals -- the only allowed call
  return encodeURIComponent(toWellFormed(text))
}

/** Returns the first `length` UTF-16 units, without a lone surrogate at the end. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/** Shortens a text to `length` UTF-16 units with `…` at the end. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${truncate(text, length)}…` : text
}
