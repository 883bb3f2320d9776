import type { User } from '@/domain/schemas/user'
import { binId } from '@/domain/schemas/bin'
import { signUpBeside } from '@/lib/firebase/auth'
import { call } from '@/lib/firebase/functions'
import { problemOf, problemText, refusalText } from '@/lib/firebase/problem'
import { change, commit, serverTime } from '@/lib/firebase/writes'
import { logError } from '@/lib/log'

export interface NewUser {
  name: string
  email: string
  password: string
  role: User['role']
  avatarurl: string
}

/** A failure in the words of the specification, to be shown as they stand. */
export class UserProblem extends Error {}

/**
 * Makes an account with its `users` document. The function `create-user` does it; where that cannot
 * be reached, the account is made from here, on a second app instance. Throws a UserProblem.
 */
export async function createUser(input: NewUser, actor: string): Promise<void> {
  try {
    await call('create-user', input)
  } catch (error) {
    const refusal = refusalText(error)
    if (refusal !== null) throw new UserProblem(refusal)
    logError('create-user tidak terjangkau; akun dibuat dari peramban', error)
    await createFromHere(input, actor)
  }
}

async function createFromHere(input: NewUser, actor: string): Promise<void> {
  const { name, email, password, role, avatarurl } = input
  const account = await signUpBeside(email.toLowerCase(), password, name).catch(
    (error: unknown) => {
      throw new UserProblem(
        problemOf(error) === 'exists'
          ? 'Gagal membuat akun: E-mail ini sudah dipakai akun lain.'
          : `Gagal membuat akun: ${problemText(error)}`,
      )
    },
  )
  try {
    const { uid } = account
    if (!uid) throw new UserProblem('Gagal membuat akun: User tidak dibuat')
    await commit({
      set: `users/${uid}`,
      data: {
        id: uid,
        auth_id: uid,
        name,
        email: email.toLowerCase(),
        password: '',
        role,
        avatarurl,
        disabled: false,
        updatedBy: actor,
        updatedAt: serverTime(),
      },
    }).catch(async (error: unknown) => {
      await account.undo()
      throw new UserProblem(`Gagal menyimpan data user: ${problemText(error)}`)
    })
  } finally {
    await account.close()
  }
}

type Changes = Pick<User, 'name' | 'email' | 'role' | 'avatarurl' | 'disabled'>

/**
 * Changes a person. The e-mail, with which they sign in, goes through a function; when that fails the
 * rest stands, and the answer says so. Throws a UserProblem.
 */
export async function updateUser(
  before: User,
  { email, ...changes }: Changes,
  actor: string,
): Promise<{ emailKept: boolean }> {
  const path = `users/${before.id}`
  try {
    await change([path], ([found]) => {
      if (!found) throw new UserProblem('Gagal mengupdate user: Pengguna ini sudah dihapus.')
      const stamp = { updatedBy: actor, updatedAt: serverTime() }
      return [{ set: path, data: { ...found.data, ...changes, ...stamp } }]
    })
  } catch (error) {
    if (error instanceof UserProblem) throw error
    throw new UserProblem(`Gagal mengupdate user: ${problemText(error)}`)
  }
  if (email.toLowerCase() === before.email) return { emailKept: false }
  try {
    await call('users-changeemail', { uid: before.id, email })
    return { emailKept: false }
  } catch (error) {
    logError('E-mail login tidak berubah', error)
    return { emailKept: true }
  }
}

/** Takes a person's access away; a copy of their document lies in the bin. Throws a UserProblem. */
export async function deleteUser({ id }: User, actor: string): Promise<void> {
  const path = `users/${id}`
  try {
    await change([path], ([found]) => {
      if (!found) return []
      const entry = { collection: 'users', id, data: found.data }
      return [
        {
          set: `bin/${binId('users', id)}`,
          data: { ...entry, deletedBy: actor, deletedAt: serverTime() },
        },
        { remove: path },
      ]
    })
  } catch (error) {
    throw new UserProblem(`Gagal menghapus user dari database: ${problemText(error)}`)
  }
}
