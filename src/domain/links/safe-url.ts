/*
 * The one door between data and links: what settings and content hold was typed by somebody, and a
 * link to `javascript:` or to `//elsewhere` would run or lead where nobody meant it to.
 */

/** The web, a calendar on it, this site's own paths, a phone, a mailbox; nothing a browser would read otherwise. */
const SAFE =
  /^((?:https?|webcal):\/\/[^\s\\/?#\p{Cc}][^\s\\\p{Cc}]*|\/(?![/\\])[^\s\\\p{Cc}]*|tel:\+?\d+|mailto:[^\s\\\p{Cc}]+)$/iu

/** Whence a picture may be loaded: as `safeUrl`, or what this very page has in its memory. */
export function pictureUrl(address: string): string | undefined {
  return address.startsWith('blob:') ? address : safeUrl(address)
}

/** `address`, trimmed, if a link may lead there; undefined otherwise, so that there is no link. */
export function safeUrl(address: string): string | undefined {
  const trimmed = address.trim()
  return SAFE.test(trimmed) ? trimmed : undefined
}
