import { safeUrl } from '../links/safe-url'

/** `https://…`, `http://…` or an address below this site's own root, as a link may have it. */
export function isWebAddress(value: string): boolean {
  return /^(https?:|\/.)/i.test(value) && safeUrl(value) === value
}

/** The lines of a text that say something, trimmed. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
