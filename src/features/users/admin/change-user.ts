import * as v from 'valibot'
import { moveToBin } from '@/domain/bin/bin'
import { changeMetadata } from '@/domain/publishing/published-item'
import { user, type User } from '@/domain/users/user-schema'
import { UserFacingError } from '@/lib/errors'
import { errorText, toUserFacing } from '@/lib/firebase/errors'
import { call } from '@/lib/firebase/functions'
import { readProfile } from '@/lib/firebase/profile'
import { transact, serverTime } from '@/lib/firebase/writes'
import { logError } from '@/lib/log'
import { Conflict } from '@/lib/saving/conflict'
import { mergeByField, type MergeInput } from '@/lib/saving/merge-by-field'

export const USER_LABELS = {
  name: 'Nama',
  email: 'E-mail untuk masuk',
  role: 'Peran',
  avatarurl: 'Foto',
  disabled: 'Akses',
}

type Person = Pick<User, keyof typeof USER_LABELS>

type Edited = Pick<MergeInput<Person>, 'wanted' | 'attempts' | 'actor'> & { base: object }

/**
 * Stores the changes. A Cloud Function changes the e-mail. If the function fails, the other changes are kept and the
 * reason is returned, otherwise null. Can be repeated. Throws a Conflict or a UserFacingError.
 */
export async function updateUser(
  uid: string,
  { base, wanted, attempts, actor }: Edited,
): Promise<string | null> {
  const path = `users/${uid}`
  let email: string | undefined
  try {
    await transact([path], ([found]) => {
      if (!found) throw new UserFacingError('Gagal mengupdate user: Pengguna ini sudah dihapus.')
      // A document that does not fit its schema cannot be compared.
      const parsed = v.safeParse(user, found.plain)
      const now = parsed.success ? parsed.output : null
      const sides = { base, wanted, now, stored: found, actor, attempts }
      const { email: newEmail, ...fields } = mergeByField<Person>(sides)
      email = newEmail
      if (Object.keys(fields).length === 0) return []
      const data = { ...found.data, ...fields, ...changeMetadata(actor, serverTime()) }
      return [{ set: path, data }]
    })
  } catch (error) {
    if (error instanceof Conflict) throw error
    throw toUserFacing('Gagal mengupdate user:', error)
  }
  return email === undefined ? null : changeEmail(uid, email)
}

/** Changes the e-mail. Returns the reason if that failed, or null on success. */
async function changeEmail(uid: string, email: string): Promise<string | null> {
  try {
    await call('users-changeemail', { uid, email })
    return null
  } catch (error) {
    logError('Changing the sign-in e-mail failed', error)
    // The e-mail may have been changed although the response was lost.
    const now = await readProfile(uid).catch(() => null)
    return now?.email === email ? null : errorText(error).replace(/^Gagal mengupdate user: /, '')
  }
}

/** Revokes a user's access and moves their document to the bin. Throws a UserFacingError. */
export async function deleteUser(uid: string, actor: string): Promise<void> {
  try {
    await transact([`users/${uid}`], ([found]) =>
      // An earlier attempt or somebody else may have deleted the document.
      found ? moveToBin('users', uid, found.data, actor, serverTime()) : [],
    )
  } catch (error) {
    throw toUserFacing('Gagal menghapus user dari database:', error)
  }
}
