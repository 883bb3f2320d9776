import { useFormContext } from 'react-hook-form'
import { ChipsField } from '@/components/form/fields/chips-field'
import { DocumentField } from '@/components/form/fields/document-field'
import { YearField } from '@/components/form/fields/number-field'
import { SelectField } from '@/components/form/fields/select-field'
import {
  DOCUMENT_CLASSES,
  DOCUMENT_FORMS,
  DOCUMENT_TYPES,
  usualClass,
} from '@/domain/public-documents/public-document'
import { FieldPair, type FieldProps } from '@/staff/fields/field-table'
import { kindForm } from '@/staff/kinds/kind-form'
import { documentInformation } from '../information'
import { InformationTable } from '../information-table'

const TYPES = Object.entries(DOCUMENT_TYPES).map(([value, label]) => ({ value, label }))

function TypeField(field: FieldProps) {
  const form = useFormContext()
  const fillClass = (type: string) => {
    if (type !== '' && form.getValues('class') === '')
      form.setValue('class', usualClass(type), { shouldDirty: true, shouldValidate: true })
  }
  return <SelectField {...field} options={TYPES} onChange={fillClass} />
}

const chips = (labels: Readonly<Record<string, string>>) => (field: FieldProps) => (
  <ChipsField {...field} options={Object.keys(labels)} labels={labels} />
)

export const DOCUMENT_FORM = kindForm('public_documents', {
  fields: {
    title: { hint: 'Misalnya “Peraturan Desa tentang APBDes 2026”.' },
    type: {
      label: 'Jenis dokumen',
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
    class: {
      label: 'Golongan informasi',
      hint: 'Berkala: diumumkan rutin. Serta merta: keadaan darurat. Setiap saat: selalu tersedia.',
      Field: chips(DOCUMENT_CLASSES),
    },
    form: { label: 'Bentuk informasi', Field: chips(DOCUMENT_FORMS) },
    url: {
      label: 'Berkas atau tautan',
      hint: 'Berkas di tempat lain, misalnya Google Drive desa, ditautkan: atur agar dapat dibuka siapa saja, lalu tempelkan tautannya. Kosongkan bila hanya di kantor.',
      optional: false,
      Field: DocumentField,
    },
    excerpt: {
      hint: 'Satu atau dua kalimat. Perlu bila dokumennya hasil pindai.',
      rows: 2,
      next: true,
    },
    number: { hint: 'Misalnya “3 Tahun 2026”.', Group: FieldPair },
    date: { label: 'Tanggal ditetapkan', type: 'date', Group: FieldPair },
    officer: { hint: 'Jabatan, bukan nama orang.', Group: FieldPair },
    retention: { hint: 'Misalnya “Selama berlaku”.', Group: FieldPair },
  },
  Preview: ({ item }) => (
    <InformationTable
      label="Pratinjau"
      rows={[
        documentInformation({
          ...item,
          id: 'pratinjau',
          class: item.class ?? 'setiap-saat',
          type: item.type || 'lainnya',
          form: item.form || 'salinan digital',
        }),
      ]}
    />
  ),
})
