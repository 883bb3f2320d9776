/** `https://…`, `http://…` or an address below this site's own root. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(value) || /^\/[^/\\\s][^\s]*$/.test(value)
}

/** The lines of a text that say something, trimmed. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
