import { TextField } from '@/components/form/fields/text-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import { PICTURE_LABELS } from './picture-labels'

export function PictureFields() {
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
