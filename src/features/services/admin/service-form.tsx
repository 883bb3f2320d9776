import * as v from 'valibot'
import { ChipsField } from '@/components/form/fields/chips-field'
import { DocumentField } from '@/components/form/fields/document-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { textToMarkup } from '@/components/form/markup/paste/text-to-markup'
import type { Values } from '@/components/form/validate'
import { LIMITS } from '@/domain/limits'
import { stripMarkup } from '@/domain/markup/strip-markup'
import { SERVICE_CATEGORIES } from '@/domain/services/service'
import { ServiceView } from '../service-view'

/** Removes pasted numbers, bullets and marks from lists whose lines the page numbers itself. */
export function stripNumbering(text: string): string {
  return stripMarkup(textToMarkup(text).markup).replace(/^(?:\d{1,2}|[a-z])[.)] +(?=\S)/gm, '')
}

const LABELS = {
  name: 'Nama layanan',
  category: 'Kategori',
  audience: 'Untuk siapa',
  documents: 'Yang perlu dibawa',
  steps: 'Langkah-langkah',
  duration: 'Lama pengurusan',
  cost: 'Biaya',
  place: 'Tempat',
  officer: 'Petugas',
  formurl: 'Formulir',
} as const

const LINES = LIMITS.lines * (LIMITS.line + 1) - 1

function Fields() {
  return (
    <>
      <TextField name="name" label={LABELS.name} hint="Misalnya “Surat keterangan usaha”." />
      <ChipsField name="category" label={LABELS.category} options={SERVICE_CATEGORIES} />
      <TextArea
        name="audience"
        label={LABELS.audience}
        hint="Siapa yang memerlukannya dan untuk apa. Tampil juga saat tautan dibagikan."
        rows={2}
        limit={LIMITS.excerpt}
        next
      />
      <TextArea
        name="documents"
        label={LABELS.documents}
        hint={`Satu syarat per baris, misalnya “Fotokopi KK, 1 lembar”. Paling banyak ${LIMITS.lines} baris; warga mencentangnya.`}
        rows={4}
        limit={LINES}
        tidy={stripNumbering}
      />
      <TextArea
        name="steps"
        label={LABELS.steps}
        hint={`Satu langkah per baris, tanpa nomor. Paling banyak ${LIMITS.lines} baris.`}
        rows={4}
        limit={LINES}
        tidy={stripNumbering}
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField
          name="duration"
          label={LABELS.duration}
          hint="Misalnya “1 hari kerja”."
          suggestions={['Selesai di tempat', '1 hari kerja', '3 hari kerja']}
        />
        <TextField
          name="cost"
          label={LABELS.cost}
          hint="Tulis “Gratis” bila tidak dipungut biaya."
        />
        <TextField name="place" label={LABELS.place} hint="Kantor, ruang, atau loketnya." />
        <TextField name="officer" label={LABELS.officer} hint="Jabatan yang melayani." />
      </div>
      <DocumentField
        name="formurl"
        label={LABELS.formurl}
        hint="Formulir di situs lain ditautkan, diawali https://."
        optional
      />
    </>
  )
}

const text = v.fallback(v.string(), '')
const written = v.object({
  name: text,
  category: text,
  audience: text,
  documents: text,
  steps: text,
  duration: text,
  cost: text,
  place: text,
  officer: text,
  formurl: text,
})

/** Preview of the public page with a disabled checklist. */
function Preview({ values }: { values: Values }) {
  return <ServiceView service={v.parse(written, values)} />
}

export const SERVICE_FORM = { labels: LABELS, categories: SERVICE_CATEGORIES, Fields, Preview }
