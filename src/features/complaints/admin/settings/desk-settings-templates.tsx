import { RowsField } from '@/components/form/fields/rows-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { FormPart } from '@/components/form/form-part'
import { LIMITS } from '@/domain/limits'

export function TemplateFields() {
  return (
    <FormPart
      title="Templat balasan"
      purpose="Jawaban yang sering dipakai. Petugas memilihnya saat menanggapi laporan, lalu mengubahnya seperlunya."
    >
      <RowsField
        name="templates"
        noun="Templat"
        limit={LIMITS.templates}
        fresh={() => ({ title: '', text: '' })}
      >
        {(path) => (
          <>
            <TextField name={`${path}.title`} label="Judul templat" />
            <TextArea name={`${path}.text`} label="Isi templat" rows={3} limit={LIMITS.reply} />
          </>
        )}
      </RowsField>
    </FormPart>
  )
}
