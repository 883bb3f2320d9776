import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import * as v from 'valibot'
import { TextField } from '@/components/form/fields/text-field'
import { useStaff } from '@/components/staff/staff'
import { EmptyState } from '@/components/ui/states/empty-state'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { pictureFolder } from '@/domain/pictures/staged-picture'
import { ROLE_LABEL } from '@/domain/users/role'
import { type User, userInput } from '@/domain/users/user-schema'
import { changesOf, updateUser, type Changes } from './change-user'
import { OwnPassword } from './own-password'
import { PortraitField } from './person-fields'
import { SecondFactor } from './second-factor'
import { UserForm } from './user-form'
import { userQuery } from './users-query'

const ownInput = v.pick(userInput, ['name', 'avatarurl'])

interface OwnAccountProps {
  onSaved: () => void
}

export function OwnAccount({ onSaved }: OwnAccountProps) {
  const query = useQuery(userQuery(useStaff().uid))
  const user = query.data
  if (user === undefined)
    return <DocumentLoadState query={query} what="akun" failed="Akun Anda belum dapat dibuka." />
  if (!user) return <EmptyState text="Akun Anda tidak ada lagi." />
  return (
    <div className="flex flex-col gap-10">
      <Profile user={user} onSaved={onSaved} />
      <OwnPassword user={user} />
      <SecondFactor user={user} />
    </div>
  )
}

function Profile({ user, onSaved }: OwnAccountProps & { user: User }) {
  const { id: uid, email, role } = user
  const attempts = useRef<Changes[]>([])
  return (
    <UserForm
      label="Profil saya"
      initial={v.parse(ownInput, user)}
      schema={ownInput}
      submitLabel="Simpan"
      autosaveAs={{
        form: 'akun',
        actor: uid,
        subject: `users/${uid}`,
        baseVersion: user.updatedAt,
        uid,
        folder: pictureFolder({ uid, role }),
      }}
      onSubmit={async (input, base) => {
        const before = { ...user, ...base }
        const changes = changesOf(before, input)
        await updateUser(before, changes, attempts.current, uid).catch((error: unknown) => {
          attempts.current.push(changes)
          throw error
        })
        attempts.current = []
        onSaved()
      }}
    >
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
    </UserForm>
  )
}
