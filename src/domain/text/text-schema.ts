import * as v from 'valibot'
import { LIMITS } from '../limits'
import { cleanText } from './clean-text'
import { isWebAddress, paragraphsOf } from './text'
import { formatCount } from './money'

/** Validation step that cleans text before its length is checked. */
export const cleaned = v.transform(cleanText)

/**
 * Returns the schema of a required text: cleaned, not empty, up to `max` UTF-16 units. Error texts start with `label`.
 */
export function requiredText(label: string, max: number) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    cleaned,
    v.nonEmpty(`${label} wajib diisi.`),
    v.maxLength(max, `${label} paling banyak ${formatCount(max)} karakter.`),
    v.title(label),
  )
}

/** Returns the schema of a required text with one item per line. Removes empty lines. */
export function lines(label: string) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    cleaned,
    v.transform((text) => paragraphsOf(text).join('\n')),
    v.nonEmpty(`${label} wajib diisi.`),
    v.check(
      (text) => text.split('\n').length <= LIMITS.lines,
      `${label} paling banyak ${LIMITS.lines} baris.`,
    ),
    v.check(
      (text) => text.split('\n').every((line) => line.length <= LIMITS.line),
      `Setiap baris paling banyak ${LIMITS.line} karakter.`,
    ),
  )
}

/** Matches a single dash, which printed forms use for “nothing”. */
const NOTHING = /^[\p{Pd}\u2212]+$/u

/** Cleans optional text. A single dash becomes ''. */
export const tidyOptional = v.transform((text: string) => cleanText(text).replace(NOTHING, ''))

export function optionalCleanText(label: string, max: number) {
  return v.pipe(
    v.string(`${label} harus berupa teks.`),
    tidyOptional,
    v.maxLength(max, `${label} paling banyak ${formatCount(max)} karakter.`),
    v.title(label),
  )
}

/** Returns the schema of an optional text. A missing text becomes ''. */
export function optionalText(label: string, max: number) {
  return v.optional(optionalCleanText(label, max), '')
}

/**
 * Returns the schema of an optional web address. A missing address becomes ''. Rejects schemes such as `javascript:`.
 */
export function optionalUrl(label: string, max: number) {
  return v.optional(
    v.pipe(
      v.string(`${label} harus berupa alamat web.`),
      tidyOptional,
      v.maxLength(max, `${label} terlalu panjang.`),
      v.check((value) => value === '' || isWebAddress(value), `${label} harus diawali https://.`),
      v.title(label),
    ),
    '',
  )
}

export function outsideUrl(label: string) {
  return v.pipe(
    optionalUrl(label, LIMITS.url),
    v.check((value) => !value.startsWith('/'), `${label} harus diawali https://.`),
    v.regex(/^(https?:\/\/\S{1,500})?$/i, `${label} terlalu panjang.`),
  )
}

export function requiredUrl(label: string, max: number) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    cleaned,
    v.nonEmpty(`${label} wajib diisi.`),
    v.maxLength(max, `${label} terlalu panjang.`),
    v.check(isWebAddress, `${label} harus diawali https://.`),
    v.title(label),
  )
}
