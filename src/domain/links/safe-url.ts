/*
 * Checks addresses from settings and content before they are used in a link or picture, because they may contain
 * `javascript:` or `//elsewhere`.
 */

/**
 * Matches web addresses, web calendars, paths of this site, phone numbers and e-mail addresses. Excludes addresses that
 * a browser would interpret as having another scheme or host.
 */
const SAFE =
  /^((?:https?|webcal):\/\/[^\s\\/?#\p{Cc}][^\s\\\p{Cc}]*|\/(?![/\\])[^\s\\\p{Cc}]*|tel:\+?\d+|mailto:[^\s\\\p{Cc}]+)$/iu

/** Returns the address if a picture may be loaded from it: a safe address, or a blob URL of this page. */
export function pictureUrl(address: string): string | undefined {
  return address.startsWith('blob:') ? address : safeUrl(address)
}

export function safeUrl(address: string): string | undefined {
  const trimmed = address.trim()
  return SAFE.test(trimmed) ? trimmed : undefined
}
