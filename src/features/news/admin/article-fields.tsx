import type { ReactNode } from 'react'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { MarkupField } from '@/components/form/markup/markup-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import { LIMITS } from '@/domain/limits'
import { ARTICLE_LABELS } from './article-labels'

export function ArticleFields({ children }: { children: ReactNode }) {
  return (
    <>
      <TextField
        name="title"
        label={ARTICLE_LABELS.title}
        hint="Satu kalimat pendek yang menyebut apa yang terjadi."
      />
      <TextArea
        name="excerpt"
        label={ARTICLE_LABELS.excerpt}
        hint="Satu atau dua kalimat; tampil di daftar dan di awal tulisan."
        rows={2}
        limit={LIMITS.excerpt}
        next
      />
      <MarkupField
        name="content"
        label={ARTICLE_LABELS.content}
        hint="Setiap baris menjadi satu paragraf."
        limit={LIMITS.content}
      />
      {children}
      <PictureField
        label={ARTICLE_LABELS.imageurl}
        hint="Foto PNG, JPEG, GIF, atau WebP sampai 40 MB. Lokasi dan data kamera dihapus dari foto."
        optional
        purpose="page"
      />
      <TextField
        name="imagealt"
        label={ARTICLE_LABELS.imagealt}
        hint="Sebutkan apa yang terlihat di foto. Dibacakan untuk tunanetra."
        optional
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField name="author" label={ARTICLE_LABELS.author} />
        <TextField
          name="date"
          label={ARTICLE_LABELS.date}
          type="date"
          hint="Bila kosong, diisi tanggal terbit."
        />
      </div>
    </>
  )
}
