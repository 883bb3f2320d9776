import type { ReactNode } from 'react'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import { Alert } from '@/components/ui/states/alert'
import { ROLE_LABEL, ROLES } from '@/domain/users/role'

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABEL[role] }))

interface PersonFieldsProps {
  self?: boolean
  children?: ReactNode
}

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
  return <PictureField name="avatarurl" label="Foto" small optional />
}
