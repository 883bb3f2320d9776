import { DocumentField } from '@/components/form/fields/document-field'
import { NumberField } from '@/components/form/fields/number-field'
import { SelectField } from '@/components/form/fields/select-field'
import { DOCUMENT_TYPES } from '@/domain/public-documents/public-document'
import { FieldPair, type FieldProps } from '@/staff/fields/field-table'
import { kindForm } from '@/staff/kinds/kind-form'
import { DocumentLink } from '../document-link'

const TYPES = Object.entries(DOCUMENT_TYPES).map(([value, label]) => ({ value, label }))

const TypeField = (field: FieldProps) => <SelectField {...field} options={TYPES} />

const parseYear = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : null)

const YearField = (field: FieldProps) => (
  <NumberField {...field} parse={parseYear} format={String} />
)

export const DOCUMENT_FORM = kindForm('public_documents', {
  fields: {
    title: { hint: 'Misalnya “Peraturan Desa tentang APBDes 2026”.' },
    type: {
      label: 'Jenis',
      hint: 'Pilih menurut isi dokumen.',
      Field: TypeField,
      Group: FieldPair,
    },
    year: {
      label: 'Tahun',
      hint: 'Tahun yang diatur atau dilaporkan.',
      Field: YearField,
      Group: FieldPair,
    },
    url: {
      label: 'Berkas atau tautan',
      hint: 'Berkas di tempat lain, misalnya Google Drive desa, ditautkan: atur agar dapat dibuka siapa saja, lalu tempelkan tautannya.',
      Field: DocumentField,
    },
  },
  Preview: ({ item: { type, ...document } }) => (
    <div className="my-8 overflow-hidden rounded-card border border-hairline bg-surface">
      <DocumentLink document={{ ...document, type: type || 'lainnya' }} year={document.year} />
    </div>
  ),
})
