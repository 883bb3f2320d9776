import { useWatch } from 'react-hook-form'
import { CheckField } from '@/components/form/fields/check-field'
import { TextField } from '@/components/form/fields/text-field'
import { ArticleFields } from './article-fields'

/** `today` is the current day in the village. */
export function AnnouncementFields({ today }: { today: string }) {
  const enddate: unknown = useWatch({ name: 'enddate' })
  const hasEnded = typeof enddate === 'string' && enddate !== '' && enddate < today
  return (
    <ArticleFields>
      <TextField
        name="enddate"
        label="Berlaku sampai"
        type="date"
        hint="Lewat tanggal ini, pengumuman tidak tampil lagi di beranda."
        warning={
          hasEnded ? 'Tanggal ini sudah lewat: pengumuman tidak akan tampil di beranda.' : undefined
        }
        optional
      />
      <CheckField name="penting" label="Penting: kirim pemberitahuan juga pada malam hari" />
    </ArticleFields>
  )
}
