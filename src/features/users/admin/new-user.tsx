import { useState } from 'react'
import * as v from 'valibot'
import { TextField } from '@/components/form/fields/text-field'
import { whatsappLink } from '@/domain/links/whatsapp'
import { password, PASSWORD_HINT, strongPassword } from '@/domain/users/password-schema'
import { userInput } from '@/domain/users/user-schema'
import { useSettings } from '@/lib/query/settings-query'
import { DocumentForm } from '@/staff/documents/document-form'
import { StaffScreen } from '@/staff/staff-screen'
import { createUser } from './create-user'
import { PersonFields, USER_FORM, useInvitation, useLeave, USERS } from './user-document'

const fields = v.object({ ...userInput.entries, password })
const newUser = (village: string) =>
  v.pipe(
    fields,
    strongPassword<v.InferOutput<typeof fields>>((user) => ({ ...user, village })),
  )

export function NewUser() {
  const { village_name } = useSettings()
  const invitationOf = useInvitation()
  const [tried] = useState(() => ({ emails: new Set<string>(), accounts: new Set<string>() }))
  return (
    <StaffScreen title="Tambah pengguna" back={{ to: USERS.path, label: USERS.label }}>
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
        onSaved={useLeave()}
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
    </StaffScreen>
  )
}
