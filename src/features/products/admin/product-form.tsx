import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { NumberField } from '@/components/form/fields/number-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import type { Values } from '@/components/form/validate'
import { LIMITS } from '@/domain/limits'
import { isWhatsappNumber, toWhatsappNumber } from '@/domain/links/whatsapp'
import { formatRupiah } from '@/domain/text/money'
import { formatAmount, parseRupiah } from '@/domain/text/rupiah-text'
import { ProductCard } from '../product-card'

const PRODUCT_LABELS = {
  name: 'Nama produk',
  description: 'Keterangan produk',
  price: 'Harga',
  seller: 'Nama penjual',
  whatsapp: 'Nomor WhatsApp penjual',
  imageurl: 'Foto produk',
  imagealt: 'Keterangan foto',
} as const

export function ProductFields() {
  const whatsapp = String(useWatch({ name: 'whatsapp' }) ?? '')
  return (
    <>
      <TextField
        name="name"
        label={PRODUCT_LABELS.name}
        hint="Sebutkan isi atau ukurannya, misalnya “Kopi bubuk 200 gram”."
      />
      <PictureField
        label={PRODUCT_LABELS.imageurl}
        hint="Tampil sebagai persegi; taruh produknya di tengah."
        optional
      />
      <TextField
        name="imagealt"
        label={PRODUCT_LABELS.imagealt}
        hint="Sebutkan apa yang terlihat di foto. Dibacakan untuk tunanetra."
        optional
      />
      <TextArea
        name="description"
        label={PRODUCT_LABELS.description}
        hint="Bahan, pilihan, dan cara memesannya."
        rows={3}
        limit={LIMITS.description}
        optional
      />
      <NumberField
        name="price"
        label={`${PRODUCT_LABELS.price} (rupiah)`}
        hint="Rupiah utuh, misalnya 15.000."
        parse={priceOf}
        format={formatAmount}
        result={(price) =>
          price < 0 || price % 1 ? '' : `Tampil di situs: ${formatRupiah(price)}`
        }
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField
          name="seller"
          label={PRODUCT_LABELS.seller}
          hint="Orang atau kelompok yang menjual."
        />
        <TextField
          name="whatsapp"
          label={PRODUCT_LABELS.whatsapp}
          hint="Pembeli memesan ke nomor ini."
          type="tel"
          result={
            isWhatsappNumber(whatsapp)
              ? `Tombol pesan membuka WhatsApp ke +${toWhatsappNumber(whatsapp)}.`
              : undefined
          }
        />
      </div>
    </>
  )
}

/** Parses a price. Keeps negative prices, so that the schema rejects them. A single dash means no price. */
function priceOf(typed: string): number | null {
  if (/^[-–—]+$/.test(typed)) return null
  const price = parseRupiah(typed.replace(/^-(?=\d)/, ''))
  return price !== null && typed.startsWith('-') ? 0 - price : price
}

const text = v.fallback(v.string(), '')
const number = v.fallback(v.number(), 0)
const written = v.object({
  name: text,
  description: text,
  price: number,
  seller: text,
  whatsapp: text,
  imageurl: text,
  imagewidth: number,
  imageheight: number,
  imagealt: text,
})

export function ProductPreview({ values }: { values: Values }) {
  return (
    <div className="mx-auto max-w-xs py-8">
      <ProductCard product={v.parse(written, values)} eager />
    </div>
  )
}

export const PRODUCT_FORM = {
  labels: PRODUCT_LABELS,
  Fields: ProductFields,
  Preview: ProductPreview,
}
