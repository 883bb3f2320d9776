import * as v from 'valibot'
import { LIMITS } from '../limits'
import { whatsappNumber } from '../links/phone-schema'
import { pictureFields } from '../pictures/picture-schema'
import { storedItem } from '../publishing/change-metadata-schema'
import { optionalText, requiredText } from '../text/text-schema'

export const productInput = v.object({
  name: requiredText('Nama produk', LIMITS.name),
  description: optionalText('Keterangan', LIMITS.description),
  /** Price in whole rupiah. */
  price: v.pipe(
    v.number('Harga wajib diisi dalam rupiah utuh, misalnya 15.000.'),
    v.integer('Harga ditulis dalam rupiah utuh.'),
    v.minValue(0, 'Harga tidak boleh kurang dari nol.'),
    v.maxValue(1_000_000_000, 'Harga terlalu besar.'),
  ),
  seller: requiredText('Nama penjual', LIMITS.name),
  whatsapp: whatsappNumber,
  ...pictureFields,
})

export type ProductInput = v.InferOutput<typeof productInput>

/** Document `umkm/{id}`. A product with an invalid phone number is still listed, but without a chat button. */
export const product = storedItem({
  ...productInput.entries,
  whatsapp: v.fallback(v.string(), ''),
})
export type Product = v.InferOutput<typeof product>
