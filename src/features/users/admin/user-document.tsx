import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOrigin } from '@/components/hydration/hydration'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import { Alert } from '@/components/ui/states/alert'
import { paths } from '@/domain/paths'
import { invitationMessage } from '@/domain/users/invitation'
import { ROLE_LABEL, ROLES } from '@/domain/users/role'
import type { User } from '@/domain/users/user-schema'
import { useSettings } from '@/lib/query/settings-query'
import { pick } from '@/lib/saving/merge-by-field'
import type { EditedDocument } from '@/staff/documents/edited-document'
import { screenOf } from '@/staff/screens'
import { type Notice, showNotice } from '@/stores/notice'
import { USER_LABELS } from './change-user'
import { refreshUsers } from './users-query'

const EMPTY = { name: '', email: '', role: '', avatarurl: '' }
const ROLE_LABELS: Readonly<Record<string, string>> = ROLE_LABEL
const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABEL[role] }))

export const USERS = screenOf('users')

/** Returns a function that shows a notice in the list of users. */
export function useLeave() {
  const navigate = useNavigate()
  return (notice: Notice) => {
    showNotice(notice, USERS.path)
    void navigate(USERS.path)
  }
}

export function useInvitation() {
  const { village_name: village } = useSettings()
  const login = useOrigin() + paths.login
  return ({ name, email }: Pick<User, 'name' | 'email'>) =>
    invitationMessage({ name, email, village, login })
}

/** Properties that the forms of a new user, of a user and of the own account share. */
export const USER_FORM = {
  noun: 'pengguna',
  words: {
    labels: USER_LABELS,
    text(field, values) {
      const value = String(values[field])
      if (field === 'avatarurl') return value ? 'foto lain' : 'tanpa foto'
      return field === 'role' ? (ROLE_LABELS[value] ?? '') : value
    },
  },
  titleOf: ({ name = '' }) => String(name),
  valuesOf: (stored) => ({ ...EMPTY, ...pick(stored ?? {}, Object.keys(EMPTY)) }),
  inputOf: (values) => ({ ...values, email: String(values['email']).toLowerCase() }),
  refresh: refreshUsers,
} satisfies Partial<EditedDocument<object>>

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
