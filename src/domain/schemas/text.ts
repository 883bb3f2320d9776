import * as v from 'valibot'
import { namesUnstored } from '../being-stored'
import { isWebAddress } from '../text'

/** Text that must be there: trimmed, not empty, at most `max` UTF-16 units. `label` opens the messages. */
export function requiredText(label: string, max: number) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    v.trim(),
    v.nonEmpty(`${label} wajib diisi.`),
    v.maxLength(max, `${label} paling banyak ${max.toLocaleString('id-ID')} karakter.`),
  )
}

/** Every picture in a text with marks (`domain/markup.ts`) is stored. */
export const picturesStored = v.check(
  (text: string) => !namesUnstored(text),
  'Satu gambar dalam teks belum terunggah. Hapus gambar itu, lalu pilih lagi fotonya.',
)

/** Text that may be left out and is then ''. */
export function optionalText(label: string, max: number) {
  return v.optional(
    v.pipe(
      v.string(`${label} harus berupa teks.`),
      v.trim(),
      v.maxLength(max, `${label} paling banyak ${max.toLocaleString('id-ID')} karakter.`),
    ),
    '',
  )
}

/** A web address that may be left out and is then ''; `javascript:` and the like are refused. */
export function optionalUrl(label: string, max: number) {
  return v.optional(
    v.pipe(
      v.string(`${label} harus berupa alamat web.`),
      v.trim(),
      v.maxLength(max, `${label} terlalu panjang.`),
      v.check((value) => value === '' || isWebAddress(value), `${label} harus diawali https://.`),
    ),
    '',
  )
}

/** A web address, or one below the own root, that must be there. */
export function requiredUrl(label: string, max: number) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    v.trim(),
    v.nonEmpty(`${label} wajib diisi.`),
    v.maxLength(max, `${label} terlalu panjang.`),
    v.check(isWebAddress, `${label} harus diawali https://.`),
  )
}
