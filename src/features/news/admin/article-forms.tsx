import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useToday } from '@/components/browser/use-now'
import { ChipsField } from '@/components/form/fields/chips-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { MarkupField } from '@/components/form/markup/markup-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import type { Values } from '@/components/form/validate'
import { articleDayDoubts } from '@/domain/doubts/day-doubts'
import { LIMITS } from '@/domain/limits'
import { NEWS_CATEGORIES } from '@/domain/news/article'
import { isRealDay } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { ArticleView } from '../article-view'
import { CheckField } from '@/components/form/fields/check-field'

const ARTICLE_LABELS = {
  title: 'Judul',
  excerpt: 'Ringkasan',
  content: 'Isi',
  imageurl: 'Foto',
  imagealt: 'Keterangan foto',
  author: 'Penulis',
  date: 'Tanggal',
} as const

function ArticleFields({ children }: { children: ReactNode }) {
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

function NewsFields() {
  return (
    <ArticleFields>
      <ChipsField name="category" label="Kategori" options={NEWS_CATEGORIES} />
    </ArticleFields>
  )
}

function AnnouncementFields() {
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

const text = v.fallback(v.string(), '')
const pixels = v.fallback(v.number(), 0)

const written = v.object({
  title: text,
  excerpt: text,
  content: text,
  category: text,
  author: text,
  date: text,
  enddate: v.fallback(v.pipe(v.string(), v.check(isRealDay)), ''),
  imageurl: text,
  imagewidth: pixels,
  imageheight: pixels,
  imagealt: text,
})

function ArticlePreview({ values }: { values: Values }) {
  return <ArticleView article={v.parse(written, values)} />
}

export const NEWS_FORM = {
  labels: { ...ARTICLE_LABELS, category: 'Kategori' },
  Fields: NewsFields,
  categories: NEWS_CATEGORIES,
  Preview: ArticlePreview,
  doubts: articleDayDoubts,
}

export const ANNOUNCEMENT_FORM = {
  labels: { ...ARTICLE_LABELS, enddate: 'Berlaku sampai', penting: 'Penting' },
  Fields: AnnouncementFields,
  Preview: ArticlePreview,
  doubts: articleDayDoubts,
}
