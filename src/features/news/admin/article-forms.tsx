import { useWatch } from 'react-hook-form'
import { CheckField } from '@/components/form/fields/check-field'
import { MarkupField } from '@/components/form/markup/markup-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import { articleDayDoubts } from '@/domain/doubts/day-doubts'
import { ATTACHMENTS, FieldPair, type FieldProps, PICTURE } from '@/staff/fields/field-table'
import { kindForm } from '@/staff/kinds/kind-form'
import { ArticleView } from '../article-view'

const TEXTS = {
  title: { hint: 'Satu kalimat pendek yang menyebut apa yang terjadi.' },
  excerpt: {
    hint: 'Satu atau dua kalimat; tampil di daftar dan di awal tulisan.',
    rows: 2,
    next: true,
  },
  content: { hint: 'Setiap baris menjadi satu paragraf.', Field: MarkupField },
} as const

const FURTHER = {
  imageurl: {
    ...PICTURE.imageurl,
    Field: (field: FieldProps) => <PictureField {...field} purpose="page" />,
  },
  imagealt: PICTURE.imagealt,
  attachments: ATTACHMENTS,
  author: { Group: FieldPair },
  date: {
    label: 'Tanggal',
    type: 'date',
    hint: 'Bila kosong, diisi tanggal terbit.',
    Group: FieldPair,
  },
} as const

/** Required contents of an announcement about a danger (Perki 1/2018, article 3 (2)). */
const WARNING_POINTS = [
  'Bahayanya dan besar dampaknya',
  'Siapa yang mungkin terdampak',
  'Cara dan tempat evakuasi',
  'Cara menghindari bahaya',
  'Cara mendapat bantuan',
  'Siapa yang mengumumkan',
  'Lewat apa pengumuman disampaikan',
  'Apa yang sedang dilakukan',
]

function UrgentField({ name }: FieldProps) {
  const isUrgent = useWatch({ name }) === true
  return (
    <div>
      <CheckField name={name} label="Penting: kirim pemberitahuan juga pada malam hari" />
      {isUrgent && (
        <div className="mt-2 text-sm text-ink-2">
          Bila ini keadaan darurat, sebutkan dalam isinya:
          <ul aria-label="Isi pengumuman darurat" className="mt-1 list-disc pl-5 sm:columns-2">
            {WARNING_POINTS.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

export const NEWS_FORM = kindForm('news', {
  fields: { ...TEXTS, category: { label: 'Kategori' }, ...FURTHER },
  Preview: ({ item }) => <ArticleView article={item} />,
  doubts: articleDayDoubts,
})

export const ANNOUNCEMENT_FORM = kindForm('announcements', {
  fields: {
    ...TEXTS,
    enddate: {
      label: 'Berlaku sampai',
      type: 'date',
      hint: 'Lewat tanggal ini, pengumuman tidak tampil lagi di beranda.',
      warning: (day, today) =>
        day !== '' &&
        day < today &&
        'Tanggal ini sudah lewat: pengumuman tidak akan tampil di beranda.',
    },
    penting: { label: 'Penting', Field: UrgentField },
    ...FURTHER,
  },
  Preview: ({ item }) => <ArticleView article={item} />,
  doubts: articleDayDoubts,
})
