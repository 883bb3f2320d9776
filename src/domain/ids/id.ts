export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code of 16 characters from as many random bytes; 80 bits of them are used. */
export function trackingCodeFrom(random: Uint8Array): string {
  return Array.from(random.subarray(0, 16), (byte) => CROCKFORD[byte % 32]).join('')
}

const TRACKING_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/

/** Whether a normalised code can be one at all; only the server knows whether a report has it. */
export function isTrackingCode(code: string): boolean {
  return TRACKING_CODE.test(code)
}

/** The code as shown to people, in groups of four: `7K3M-…`. */
export function formatTrackingCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}

/**
 * Returns what was typed or pasted as a code: the code within a message or a link, else all letters and digits. I and L
 * are read as 1, O as 0; case, spaces and dashes do not matter.
 */
export function normaliseTrackingCode(typed: string): string {
  return trackingCodeIn(typed) ?? asCode(typed)
}

function asCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
}

/** Groups of four as somebody types them. */
const TYPED = /^[0-9A-Z]{4}(\s?-?\s?[0-9A-Z]{4}){3}$/i
/** As the site writes them, in an address or a message. */
const COPIED = /^[0-9A-Z]{4}(-?)[0-9A-Z]{4}\1[0-9A-Z]{4}\1[0-9A-Z]{4}$/i

/** Returns the code in a text that may be anything, or null if there is none. */
export function trackingCodeIn(typed: string): string | null {
  // Invisible marks of direction and other kinds of dashes come along with what is copied.
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .trim()
  const found = TYPED.test(text)
    ? [text]
    : text.split(/[^0-9A-Z-]+/i).filter((part) => COPIED.test(part))
  return found.filter(isNoWords).map(asCode).find(isTrackingCode) ?? null
}

/** `dana desa 2025 2026` is none: a code has dashes, or letters and digits in one of its groups. */
function isNoWords(found: string): boolean {
  const groups = found.replace(/\s/g, '').match(/.{4}/g) ?? []
  return found.includes('-') || groups.some((group) => /\d/.test(group) && /[A-Z]/i.test(group))
}
