import { useWatch } from 'react-hook-form'
import { useToday } from '@/components/browser/use-now'
import { CheckField } from '@/components/form/fields/check-field'
import { TextField } from '@/components/form/fields/text-field'
import { useZone } from '@/lib/query/settings-query'
import { ArticleFields } from './article-fields'

export function AnnouncementFields() {
  const today = useToday(useZone())
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
