import { TextField } from '@/components/form/text-field'
import { ArticleFields } from './article-fields'

export function AnnouncementFields() {
  return (
    <ArticleFields>
      <TextField
        name="enddate"
        label="Berlaku sampai"
        type="date"
        hint="Setelah hari ini, pengumuman tidak lagi tampil di beranda."
        optional
      />
    </ArticleFields>
  )
}
