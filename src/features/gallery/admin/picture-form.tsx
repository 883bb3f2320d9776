import { PICTURE } from '@/staff/fields/field-table'
import { kindForm } from '@/staff/kinds/kind-form'
import { TileContent } from '../picture-tile'

export const GALLERY_FORM = kindForm('gallery', {
  fields: {
    imageurl: PICTURE.imageurl,
    caption: {
      label: 'Keterangan foto',
      hint: 'Sebutkan apa yang terjadi dan di mana. Tampil di bawah foto.',
    },
    imagealt: { ...PICTURE.imagealt, label: 'Isi foto untuk tunanetra' },
  },
  Preview: ({ item }) => (
    <div className="mx-auto max-w-sm py-8">
      <TileContent picture={item} eager />
    </div>
  ),
  bulkUpload: { picture: 'imageurl', text: 'caption' },
})
