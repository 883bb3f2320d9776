import * as v from 'valibot'
import { TextField } from '@/components/form/fields/text-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import type { Values } from '@/components/form/validate'
import { TileContent } from '../picture-tile'

const PICTURE_LABELS = {
  caption: 'Keterangan foto',
  imageurl: 'Foto',
  imagealt: 'Isi foto untuk tunanetra',
} as const

function PictureFields() {
  return (
    <>
      <PictureField
        label={PICTURE_LABELS.imageurl}
        hint="Foto PNG, JPEG, GIF, atau WebP sampai 40 MB. Lokasi dan data kamera dihapus dari foto."
      />
      <TextField
        name="caption"
        label={PICTURE_LABELS.caption}
        hint="Sebutkan apa yang terjadi dan di mana. Tampil di bawah foto."
      />
      <TextField
        name="imagealt"
        label={PICTURE_LABELS.imagealt}
        hint="Sebutkan apa yang terlihat di foto. Dibacakan untuk tunanetra."
        optional
      />
    </>
  )
}

const text = v.fallback(v.string(), '')
const pixels = v.fallback(v.number(), 0)
const written = v.object({
  caption: text,
  imageurl: text,
  imagewidth: pixels,
  imageheight: pixels,
  imagealt: text,
})

function PicturePreview({ values }: { values: Values }) {
  return (
    <div className="mx-auto max-w-sm py-8">
      <TileContent picture={v.parse(written, values)} eager />
    </div>
  )
}

export const GALLERY_FORM = {
  labels: PICTURE_LABELS,
  Fields: PictureFields,
  Preview: PicturePreview,
  bulkUpload: { picture: 'imageurl', text: 'caption' },
}
