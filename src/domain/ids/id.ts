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

/** What someone typed, as a code: case, spaces and dashes do not matter, I and L read 1, O reads 0. */
export function normaliseTrackingCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
}

/** Groups of four, set apart or with a digit, so that `administrasi desa` is none. */
const LIKE_CODE = /^(?=.*[\d-])[0-9A-Z]{4}([-\s]?[0-9A-Z]{4}){3}$/i

/** The code that was typed where anything may be; null for what is none. */
export function trackingCodeIn(typed: string): string | null {
  const code = normaliseTrackingCode(typed)
  return LIKE_CODE.test(typed.trim()) && isTrackingCode(code) ? code : null
}
