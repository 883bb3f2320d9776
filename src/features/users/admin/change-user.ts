import * as v from 'valibot'
import { moveToBin } from '@/domain/bin/bin'
import { changeMetadata } from '@/domain/publishing/published-item'
import { user, type User } from '@/domain/users/user-schema'
import { UserFacingError } from '@/lib/errors'
import { errorText, toUserFacing } from '@/lib/firebase/errors'
import { call } from '@/lib/firebase/functions'
import { readProfile } from '@/lib/firebase/profile'
import { transact, type RawDocument, serverTime } from '@/lib/firebase/writes'
import { logError } from '@/lib/log'
import { Conflict } from '@/lib/saving/conflict'
import { mergeByField, pick } from '@/lib/saving/merge-by-field'

export const FIELDS = ['name', 'email', 'role', 'avatarurl', 'disabled'] as const

export type Person = Pick<User, (typeof FIELDS)[number]>
export type Changes = Partial<Person>

export const USER_LABELS: Record<keyof Changes, string> = {
  name: 'Nama',
  email: 'E-mail untuk masuk',
  role: 'Peran',
  avatarurl: 'Foto',
  disabled: 'Akses',
}

export function changesOf(before: User, input: Changes): Changes {
  const wanted = input.email === undefined ? input : { ...input, email: input.email.toLowerCase() }
  const changed = FIELDS.filter((field) => field in wanted && wanted[field] !== before[field])
  return pick(wanted, changed)
}

/**
 * Stores `changes`. A Cloud Function changes the e-mail. If the function fails, the other changes are kept and the
 * reason is returned. Can be repeated. Throws a Conflict or a UserFacingError.
 */
export async function updateUser(
  before: User,
  changes: Changes,
  attempts: readonly Changes[],
  actor: string,
): Promise<{ emailFailure: string | null }> {
  const path = `users/${before.id}`
  const { email } = changes
  let stored = before.email
  try {
    await transact([path], ([found]) => {
      if (!found) throw new UserFacingError('Gagal mengupdate user: Pengguna ini sudah dihapus.')
      const now = personOf(found) ?? before
      const sides = { base: before, wanted: changes, now, stored: found, actor, attempts }
      const merged = mergeByField<Person>(sides)
      stored = now.email
      const fields = Object.keys(merged).filter((field) => field !== 'email')
      if (fields.length === 0) return []
      const data = {
        ...found.data,
        ...pick(merged, fields),
        ...changeMetadata(actor, serverTime()),
      }
      return [{ set: path, data }]
    })
  } catch (error) {
    if (error instanceof Conflict) throw error
    throw toUserFacing('Gagal mengupdate user:', error)
  }
  const emailFailure =
    email === undefined || email === stored ? null : await changeEmail(before.id, email)
  return { emailFailure }
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
export async function deleteUser({ id }: User, actor: string): Promise<void> {
  try {
    await transact([`users/${id}`], ([found]) =>
      // An earlier attempt or somebody else may have deleted the document.
      found ? moveToBin('users', id, found.data, actor, serverTime()) : [],
    )
  } catch (error) {
    throw toUserFacing('Gagal menghapus user dari database:', error)
  }
}

/** Returns the user in a document, or null if the document does not fit its schema and cannot be compared. */
function personOf({ plain }: RawDocument): User | null {
  const parsed = v.safeParse(user, plain)
  return parsed.success ? parsed.output : null
}
