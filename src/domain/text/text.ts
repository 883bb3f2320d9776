import { safeUrl } from '../links/safe-url'

export function isWebAddress(value: string): boolean {
  return /^(https?:|\/.)/i.test(value) && safeUrl(value) === value
}

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
