import { useState } from 'react'
import * as v from 'valibot'
import { TextField } from '@/components/form/fields/text-field'
import { useStaff } from '@/components/staff/staff'
import { password, PASSWORD_MIN, type User, userInput } from '@/domain/users/user-schema'
import { createUser, newAccountCreation } from './create-user'
import { PersonFields } from './person-fields'
import { UserForm } from './user-form'

const newUser = v.object({ ...userInput.entries, password })
const EMPTY = { name: '', email: '', password: '', role: '', avatarurl: '' }

interface NewUserProps {
  onDone: (notice: string, user: Pick<User, 'name' | 'email'>) => void
}

export function NewUser({ onDone }: NewUserProps) {
  const { uid: actor } = useStaff()
  const [creation, setCreation] = useState(newAccountCreation)
  return (
    <UserForm
      label="Pengguna baru"
      initial={EMPTY}
      schema={newUser}
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
          hint={`Paling sedikit ${PASSWORD_MIN} karakter. Sampaikan langsung, atau undang ia lewat WhatsApp untuk membuat kata sandinya sendiri.`}
        />
      </PersonFields>
    </UserForm>
  )
}
