import { useState } from 'react'
import * as v from 'valibot'
import { TextField } from '@/components/form/fields/text-field'
import { whatsappLink } from '@/domain/links/whatsapp'
import { password, PASSWORD_HINT, strongPassword } from '@/domain/users/password-schema'
import { type User, userInput } from '@/domain/users/user-schema'
import { useSettings } from '@/lib/query/settings-query'
import { DocumentForm } from '@/staff/documents/document-form'
import type { Notice } from '@/stores/notice'
import { createUser } from './create-user'
import { PersonFields, USER_FORM } from './user-document'

const fields = v.object({ ...userInput.entries, password })
const newUser = (village: string) =>
  v.pipe(
    fields,
    strongPassword<v.InferOutput<typeof fields>>((user) => ({ ...user, village })),
  )

interface NewUserProps {
  invitationOf: (user: Pick<User, 'name' | 'email'>) => string
  onDone: (notice: Notice) => void
}

export function NewUser({ invitationOf, onDone }: NewUserProps) {
  const { village_name } = useSettings()
  const [tried] = useState(() => ({ emails: new Set<string>(), accounts: new Set<string>() }))
  return (
    <DocumentForm
      document={{
        ...USER_FORM,
        path: '',
        label: 'Pengguna baru',
        autosaveName: 'users',
        input: newUser(village_name),
        save: async ({ id: uid, wanted, actor }) => {
          await createUser(wanted, { uid, ...tried }, actor)
          const invitation = whatsappLink('', invitationOf(wanted))
          return {
            text: `Akun ${wanted.name} sudah dibuat.`,
            links: [{ label: 'Undang lewat WhatsApp', href: invitation }],
          }
        },
      }}
      submitLabel="Buat akun"
      onSaved={onDone}
    >
      {() => (
        <PersonFields>
          <TextField
            name="password"
            label="Kata sandi awal"
            type="password"
            autoComplete="new-password"
            hint={`${PASSWORD_HINT} Sampaikan langsung, atau undang ia lewat WhatsApp untuk membuat kata sandinya sendiri.`}
          />
        </PersonFields>
      )}
    </DocumentForm>
  )
}
