import * as v from 'valibot'
import { isTrackingCode } from './id'

/** Crockford's base 32 in upper case (crockford.com/base32.html), without I, L, O, U. */
const ULID = '[0-7][0-9A-HJKMNP-TV-Z]{25}'

/** Schema of a time-sortable id (github.com/ulid/spec): ids of newer items sort after ids of older items. */
export const ulid = v.pipe(v.string(), v.regex(new RegExp(`^${ULID}$`), 'ID tidak valid.'))

/**
 * Schema of a ULID, or of `{collection}-{ULID}` with one of `collections`, for the draft of a formerly published item.
 */
export const ulidWithOrigin = (collections: readonly string[]) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^((${collections.join('|')})-)?${ULID}$`), 'ID tidak valid.'),
  )

/** Schema of a tracking code as stored: 16 Crockford characters, 80 random bits. */
export const trackingCode = v.pipe(
  v.string(),
  v.check(isTrackingCode, 'Kode laporan terdiri dari 16 karakter.'),
)
