import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { TextField } from '@/components/form/fields/text-field'
import { useStaff } from '@/components/staff/staff'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { EmptyState } from '@/components/ui/states/empty-state'
import { ROLE_LABEL } from '@/domain/users/role'
import { userInput } from '@/domain/users/user-schema'
import { DocumentForm } from '@/staff/documents/document-form'
import { updateUser } from './change-user'
import { OwnPassword } from './own-password'
import { SecondFactor } from './second-factor'
import { PortraitField, USER_FORM } from './user-document'
import { userQuery } from './users-query'

const ownInput = v.pick(userInput, ['name', 'avatarurl'])

export function OwnAccount() {
  const { uid } = useStaff()
  const query = useQuery(userQuery(uid))
  const user = query.data
  if (user === undefined)
    return <DocumentLoadState query={query} what="akun" failed="Akun Anda belum dapat dibuka." />
  if (!user) return <EmptyState text="Akun Anda tidak ada lagi." />
  const { email, role } = user
  return (
    <div className="flex flex-col gap-10">
      <DocumentForm
        document={{
          ...USER_FORM,
          path: `users/${uid}`,
          label: 'Profil saya',
          autosaveName: 'akun',
          input: ownInput,
          save: async (attempt) => void (await updateUser(uid, attempt)),
          saved: { text: 'Profil Anda disimpan.' },
        }}
      >
        {() => (
          <>
            <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
              <dt className="text-ink-2">E-mail untuk masuk</dt>
              <dd className="min-w-0 font-semibold break-words">{email}</dd>
              <dt className="text-ink-2">Peran</dt>
              <dd className="font-semibold">{ROLE_LABEL[role]}</dd>
            </dl>
            <p className="-mt-4 text-sm text-ink-2">
              {role === 'admin'
                ? 'E-mail diubah lewat Pengguna; peran Anda hanya oleh admin lain.'
                : 'E-mail dan peran diubah oleh admin desa.'}
            </p>
            <TextField name="name" label="Nama" autoComplete="name" />
            <PortraitField />
          </>
        )}
      </DocumentForm>
      <OwnPassword user={user} />
      <SecondFactor user={user} />
    </div>
  )
}
