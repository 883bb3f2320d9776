import { useState } from 'react'
import * as v from 'valibot'
import { TextField } from '@/components/form/fields/text-field'
import { useStaff } from '@/components/staff/staff'
import { password, PASSWORD_HINT, strongPassword } from '@/domain/users/password-schema'
import { type User, userInput } from '@/domain/users/user-schema'
import { useSettings } from '@/lib/query/settings-query'
import { createUser, newAccountCreation } from './create-user'
import { PersonFields } from './person-fields'
import { UserForm } from './user-form'

const fields = v.object({ ...userInput.entries, password })
const newUser = (village: string) =>
  v.pipe(
    fields,
    strongPassword<v.InferOutput<typeof fields>>((user) => ({ ...user, village })),
  )
const EMPTY = { name: '', email: '', password: '', role: '', avatarurl: '' }

interface NewUserProps {
  onDone: (notice: string, user: Pick<User, 'name' | 'email'>) => void
}

export function NewUser({ onDone }: NewUserProps) {
  const { uid: actor } = useStaff()
  const { village_name } = useSettings()
  const [creation, setCreation] = useState(newAccountCreation)
  return (
    <UserForm
      label="Pengguna baru"
      initial={EMPTY}
      schema={newUser(village_name)}
      submitLabel="Buat akun"
      autosaveAs={{
        form: 'users',
        actor,
        subject: '',
        baseVersion: '',
        uid: creation.uid,
        folder: '',
      }}
      // Earlier attempts may have created the account under this uid.
      onRestore={({ itemId }) => setCreation((creation) => ({ ...creation, uid: itemId }))}
      onSubmit={async (input) => {
        await createUser(input, creation, actor)
        onDone(`Akun ${input.name} sudah dibuat.`, input)
      }}
    >
      <PersonFields>
        <TextField
          name="password"
          label="Kata sandi awal"
          type="password"
          autoComplete="new-password"
          hint={`${PASSWORD_HINT} Sampaikan langsung, atau undang ia lewat WhatsApp untuk membuat kata sandinya sendiri.`}
        />
      </PersonFields>
    </UserForm>
  )
}
