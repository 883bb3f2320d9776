import * as v from 'valibot'
import { DocumentField } from '@/components/form/fields/document-field'
import { NumberField } from '@/components/form/fields/number-field'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import type { Values } from '@/components/form/validate'
import { DOCUMENT_TYPES, type DocumentType } from '@/domain/public-documents/public-document'
import { DocumentLink } from '../document-link'

const DOCUMENT_LABELS = {
  title: 'Judul',
  type: 'Jenis',
  year: 'Tahun',
  url: 'Berkas atau tautan',
} as const

const TYPES = Object.entries(DOCUMENT_TYPES).map(([value, label]) => ({ value, label }))

function DocumentFields() {
  return (
    <>
      <TextField
        name="title"
        label={DOCUMENT_LABELS.title}
        hint="Misalnya “Peraturan Desa tentang APBDes 2026”."
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <SelectField
          name="type"
          label={DOCUMENT_LABELS.type}
          hint="Pilih menurut isi dokumen."
          options={TYPES}
        />
        <NumberField
          name="year"
          label={DOCUMENT_LABELS.year}
          hint="Tahun yang diatur atau dilaporkan."
          parse={(typed) => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : null)}
          format={String}
        />
      </div>
      <DocumentField
        name="url"
        label={DOCUMENT_LABELS.url}
        hint="Berkas di tempat lain, misalnya Google Drive desa, ditautkan: atur agar dapat dibuka siapa saja, lalu tempelkan tautannya."
      />
    </>
  )
}

const text = v.fallback(v.string(), '')
const types = Object.keys(DOCUMENT_TYPES) as DocumentType[]
const written = v.object({
  title: text,
  year: v.fallback(v.union([v.number(), v.literal('')]), ''),
  type: v.fallback(v.picklist(types), 'lainnya'),
  url: text,
})

export function DocumentPreview({ values }: { values: Values }) {
  const document = v.parse(written, values)
  return (
    <div className="my-8 overflow-hidden rounded-card border border-hairline bg-surface">
      <DocumentLink document={document} year={document.year} />
    </div>
  )
}

export const DOCUMENT_FORM = {
  labels: DOCUMENT_LABELS,
  Fields: DocumentFields,
  Preview: DocumentPreview,
}
