import { useWatch } from 'react-hook-form'
import { NumberField } from '@/components/form/fields/number-field'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import { DOCUMENT_TYPES, hostOf } from '@/domain/public-documents/public-document'
import { DOCUMENT_LABELS } from './document-labels'

const TYPES = Object.entries(DOCUMENT_TYPES).map(([value, label]) => ({ value, label }))

export function DocumentFields() {
  const host = hostOf(String(useWatch({ name: 'url' }) ?? '').trim())
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
      <TextField
        name="url"
        label={DOCUMENT_LABELS.url}
        hint="Berkasnya disimpan di tempat lain, misalnya Google Drive desa. Atur berkas itu agar dapat dibuka siapa saja, lalu tempelkan tautannya di sini."
        type="url"
        inputMode="url"
        result={host && `Warga membukanya di ${host}.`}
      />
    </>
  )
}
