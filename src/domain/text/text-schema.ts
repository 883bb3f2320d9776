import * as v from 'valibot'
import { LIMITS } from '../limits'
import { wellFormed } from './characters'
import { isWebAddress } from './text'

/** Trimmed, and such as Firestore takes: what is compared with what is stored later is the same text. */
export const tidy = v.transform((text: string) => wellFormed(text.trim()))

/** Text that must be there: trimmed, not empty, at most `max` UTF-16 units. `label` opens the messages. */
export function requiredText(label: string, max: number) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    tidy,
    v.nonEmpty(`${label} wajib diisi.`),
    v.maxLength(max, `${label} paling banyak ${max.toLocaleString('id-ID')} karakter.`),
  )
}

/** Text that may be ''. */
export function anyText(label: string, max: number) {
  return v.pipe(
    v.string(`${label} harus berupa teks.`),
    tidy,
    v.maxLength(max, `${label} paling banyak ${max.toLocaleString('id-ID')} karakter.`),
  )
}

/** Text that may be left out and is then ''. */
export function optionalText(label: string, max: number) {
  return v.optional(anyText(label, max), '')
}

/** A web address that may be left out and is then ''; `javascript:` and the like are refused. */
export function optionalUrl(label: string, max: number) {
  return v.optional(
    v.pipe(
      v.string(`${label} harus berupa alamat web.`),
      tidy,
      v.maxLength(max, `${label} terlalu panjang.`),
      v.check((value) => value === '' || isWebAddress(value), `${label} harus diawali https://.`),
    ),
    '',
  )
}

/** An address elsewhere in the web, or ''. */
export function outsideUrl(label: string) {
  return v.pipe(
    optionalUrl(label, LIMITS.url),
    v.check((value) => !value.startsWith('/'), `${label} harus diawali https://.`),
    v.regex(/^(https?:\/\/\S{1,500})?$/i, `${label} terlalu panjang.`),
  )
}

/** A web address, or one below the own root, that must be there. */
export function requiredUrl(label: string, max: number) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    tidy,
    v.nonEmpty(`${label} wajib diisi.`),
    v.maxLength(max, `${label} terlalu panjang.`),
    v.check(isWebAddress, `${label} harus diawali https://.`),
  )
}
