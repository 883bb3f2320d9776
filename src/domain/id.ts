import * as v from 'valibot'

/** Crockford's base 32, upper case (crockford.com/base32.html): no I, L, O, U. */
const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

/** A time-sortable id (github.com/ulid/spec): newer items sort after older ones as plain text. */
export const ulid = v.pipe(v.string(), v.regex(ULID, 'Pengenal tidak sah.'))

/** A tracking code as it is made and stored: 16 Crockford characters, 80 random bits. */
export const trackingCode = v.pipe(
  v.string(),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'Kode laporan terdiri dari 16 huruf dan angka.'),
)

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
