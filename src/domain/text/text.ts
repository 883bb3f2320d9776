import { safeUrl } from '../links/safe-url'

/** Returns whether a value is `https://…`, `http://…` or a path of this site. */
export function isWebAddress(value: string): boolean {
  return /^(https?:|\/.)/i.test(value) && safeUrl(value) === value
}

/** Returns the non-empty lines of a text, trimmed. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
