import { DocumentField } from '@/components/form/fields/document-field'
import { textToMarkup } from '@/components/form/markup/paste/text-to-markup'
import { LIMITS } from '@/domain/limits'
import { stripMarkup } from '@/domain/markup/strip-markup'
import { ATTACHMENTS, FieldPair, type FieldProps } from '@/staff/fields/field-table'
import { kindForm } from '@/staff/kinds/kind-form'
import { ServiceView } from '../service-view'

/** Removes pasted numbers, bullets and formatting, because the service's page numbers the lines itself. */
export function stripNumbering(text: string): string {
  return stripMarkup(textToMarkup(text).markup).replace(/^(?:\d{1,2}|[a-z])[.)] +(?=\S)/gm, '')
}

/** Properties of a field with one item per line. */
const LINES = {
  rows: 4,
  limit: LIMITS.lines * (LIMITS.line + 1) - 1,
  tidy: stripNumbering,
} as const

export const SERVICE_FORM = kindForm('services', {
  fields: {
    name: { hint: 'Misalnya “Surat keterangan usaha”.' },
    category: { label: 'Kategori' },
    audience: {
      hint: 'Siapa yang memerlukannya dan untuk apa. Tampil juga saat tautan dibagikan.',
      rows: 2,
      next: true,
    },
    documents: {
      label: 'Yang perlu dibawa',
      hint: `Satu syarat per baris, misalnya “Fotokopi KK, 1 lembar”. Paling banyak ${LIMITS.lines} baris; warga mencentangnya.`,
      ...LINES,
    },
    steps: {
      label: 'Langkah-langkah',
      hint: `Satu langkah per baris, tanpa nomor. Paling banyak ${LIMITS.lines} baris.`,
      ...LINES,
    },
    duration: {
      hint: 'Misalnya “1 hari kerja”.',
      suggestions: ['Selesai di tempat', '1 hari kerja', '3 hari kerja'],
      Group: FieldPair,
    },
    cost: { hint: 'Tulis “Gratis” bila tidak dipungut biaya.', Group: FieldPair },
    place: { hint: 'Kantor, ruang, atau loketnya.', Group: FieldPair },
    officer: { hint: 'Jabatan yang melayani.', Group: FieldPair },
    formurl: {
      label: 'Tautan formulir',
      hint: 'Formulir di situs lain, diawali https://. Formulir PDF dilampirkan di bawah.',
      Field: (field: FieldProps) => <DocumentField {...field} isLinkOnly />,
    },
    attachments: { ...ATTACHMENTS, hint: 'Misalnya formulir kosong untuk diisi di rumah.' },
  },
  // The checklist is disabled in the preview, because it has no id.
  Preview: ({ item }) => <ServiceView service={item} />,
})
