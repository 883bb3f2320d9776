import * as v from 'valibot'
import { TextField } from '@/components/form/text-field'
import { password, PASSWORD_MIN, userInput } from '@/domain/schemas/user'
import { UserForm } from './user-form'
import { createUser } from './user-operations'

const newUser = v.object({ ...userInput.entries, password })
const EMPTY = { name: '', email: '', password: '', role: '', avatarurl: '' }

/** The form of a new account. */
export function NewUser({ actor, onDone }: { actor: string; onDone: (notice: string) => void }) {
  return (
    <UserForm
      label="Pengguna baru"
      initial={EMPTY}
      schema={newUser}
      submitLabel="Buat akun"
      onSubmit={async (input) => {
        await createUser(input, actor)
        onDone(`Akun ${input.name} sudah dibuat.`)
      }}
    >
      <TextField
        name="password"
        label="Kata sandi awal"
        type="password"
        autoComplete="new-password"
        hint={`Paling sedikit ${PASSWORD_MIN} karakter. Sampaikan langsung kepada orangnya.`}
      />
    </UserForm>
  )
}
