import { NumberField } from '@/components/form/fields/number-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import { isWhatsappNumber, toWhatsappNumber } from '@/domain/links/whatsapp'
import { formatRupiah } from '@/domain/text/money'
import { formatAmount, parseRupiah } from '@/domain/text/rupiah-text'
import { FieldPair, type FieldProps, PICTURE } from '@/staff/fields/field-table'
import { kindForm } from '@/staff/kinds/kind-form'
import { ProductCard } from '../product-card'

function Price(field: FieldProps) {
  return (
    <NumberField
      {...field}
      label={`${field.label} (rupiah)`}
      parse={priceOf}
      format={formatAmount}
      result={(price) => (price < 0 || price % 1 ? '' : `Tampil di situs: ${formatRupiah(price)}`)}
    />
  )
}

/** Parses a price, or returns null. Accepts negative prices, so that the schema rejects them with a message. */
function priceOf(typed: string): number | null {
  if (/^[-–—]+$/.test(typed)) return null
  const price = parseRupiah(typed.replace(/^-(?=\d)/, ''))
  return price !== null && typed.startsWith('-') ? 0 - price : price
}

export const PRODUCT_FORM = kindForm('umkm', {
  fields: {
    name: { hint: 'Sebutkan isi atau ukurannya, misalnya “Kopi bubuk 200 gram”.' },
    imageurl: {
      label: 'Foto produk',
      hint: 'Tampil sebagai persegi; taruh produknya di tengah.',
      Field: PictureField,
    },
    imagealt: PICTURE.imagealt,
    description: {
      label: 'Keterangan produk',
      hint: 'Bahan, pilihan, dan cara memesannya.',
      rows: 3,
    },
    price: { label: 'Harga', hint: 'Rupiah utuh, misalnya 15.000.', Field: Price },
    seller: { hint: 'Orang atau kelompok yang menjual.', Group: FieldPair },
    whatsapp: {
      label: 'Nomor WhatsApp penjual',
      hint: 'Pembeli memesan ke nomor ini.',
      type: 'tel',
      result: (typed) =>
        isWhatsappNumber(typed) && `Tombol pesan membuka WhatsApp ke +${toWhatsappNumber(typed)}.`,
      Group: FieldPair,
    },
  },
  Preview: ({ item }) => (
    <div className="mx-auto max-w-xs py-8">
      <ProductCard product={{ ...item, price: item.price || 0 }} eager />
    </div>
  ),
})
