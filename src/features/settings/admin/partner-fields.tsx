import { useFormContext } from 'react-hook-form'
import { ulid } from 'ulid'
import { RowsField } from '@/components/form/fields/rows-field'
import { TextField } from '@/components/form/fields/text-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import { LIMITS } from '@/domain/limits'
import { logoField, type PartnerRow } from './partner-values'

export function PartnerFields() {
  const form = useFormContext()

  function fresh(): PartnerRow {
    const key = ulid()
    // Registers the field, because a picture can only be set on a field of the form.
    form.setValue(logoField(key), '')
    return { key, name: '', url: '' }
  }

  return (
    <RowsField name="partners" noun="Mitra" limit={LIMITS.logos} fresh={fresh}>
      {(path, { key }) => (
        <>
          <TextField name={`${path}.name`} label="Nama mitra" />
          <TextField name={`${path}.url`} label="Situs mitra" type="url" inputMode="url" optional />
          <PictureField name={logoField(key)} label="Logo" small optional />
        </>
      )}
    </RowsField>
  )
}
