const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a tracking code of 16 characters for 16 random bytes, of which 80 bits are used. */
export function trackingCodeFrom(random: Uint8Array): string {
  return Array.from(random.subarray(0, 16), (byte) => CROCKFORD[byte % 32]).join('')
}

const TRACKING_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/

/** Returns whether a normalised code has a valid form. Only the server can check whether its report exists. */
export function isTrackingCode(code: string): boolean {
  return TRACKING_CODE.test(code)
}

export function formatTrackingCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}

/**
 * Returns the tracking code within a pasted message or link. Without a code, returns all typed letters and digits.
 * Reads I and L as 1 and O as 0, and ignores case, spaces and dashes.
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

/** Matches a typed code without other text: 16 characters, or groups of four with spaces or dashes. */
const TYPED = /^[0-9A-Z]{4}(\s?-?\s?[0-9A-Z]{4}){3}$/i
/** Matches a code within a copied message or address: 16 characters, or groups of four with dashes. */
const COPIED = /^[0-9A-Z]{4}(-?)[0-9A-Z]{4}\1[0-9A-Z]{4}\1[0-9A-Z]{4}$/i

export function trackingCodeIn(typed: string): string | null {
  // Copied text can contain invisible direction marks and typographic dashes.
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .trim()
  const found = TYPED.test(text)
    ? [text]
    : text.split(/[^0-9A-Z-]+/i).filter((part) => COPIED.test(part))
  return found.filter(looksLikeCode).map(asCode).find(isTrackingCode) ?? null
}

/** Excludes phrases such as `dana desa 2025 2026`. A code has dashes, or a group with both letters and digits. */
function looksLikeCode(found: string): boolean {
  const groups = found.replace(/\s/g, '').match(/.{4}/g) ?? []
  return found.includes('-') || groups.some((group) => /\d/.test(group) && /[A-Z]/i.test(group))
}

/** Returns a ULID with the time (epoch ms) and with a tracking code as the random part. */
export function composeUlid(time: number, code: string): string {
  const digit = (_: unknown, place: number) => CROCKFORD[Math.floor(time / 32 ** (9 - place)) % 32]
  return Array.from({ length: 10 }, digit).join('') + code
}
