import type { ReactNode } from 'react'
import { PictureField } from '@/components/form/picture-field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Alert } from '@/components/ui/alert'
import { ROLE_LABEL, ROLES } from '@/domain/role'

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABEL[role] }))

interface PersonFieldsProps {
  /** Whether the person is oneself, whose role only others may change. */
  self?: boolean
  /** Stands after the e-mail. */
  children?: ReactNode
}

/** All that an admin says of a person. */
export function PersonFields({ self, children }: PersonFieldsProps) {
  return (
    <>
      <TextField name="name" label="Nama" />
      <TextField name="email" label="E-mail untuk masuk" type="email" />
      {children}
      {self ? (
        <Alert kind="note">
          Peran Anda sendiri hanya dapat diubah admin lain, agar selalu ada admin.
        </Alert>
      ) : (
        <SelectField name="role" label="Peran" options={ROLE_OPTIONS} />
      )}
      <PortraitField />
    </>
  )
}

export function PortraitField() {
  return <PictureField name="avatarurl" label="Foto" optional />
}
