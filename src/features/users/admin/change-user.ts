import * as v from 'valibot'
import { moveToBin } from '@/domain/bin'
import { stamp } from '@/domain/publishing'
import { user, type User } from '@/domain/schemas/user'
import { UserFacingError } from '@/lib/errors'
import { toUserFacing } from '@/lib/firebase/errors'
import { call } from '@/lib/firebase/functions'
import { readProfile } from '@/lib/firebase/profile'
import { transact, type RawDocument, serverTime } from '@/lib/firebase/writes'
import { logError } from '@/lib/log'
import { type Changes, EditConflict } from './edit-conflict'

/** What of `input` is not as it was in `before`. */
export function changesOf(before: User, input: Changes): Changes {
  const wanted = input.email === undefined ? input : { ...input, email: input.email.toLowerCase() }
  return pick(wanted, (field) => wanted[field] !== before[field])
}

/**
 * Applies `changes`, and nothing else, to the person as they are now. The e-mail, with which they sign
 * in, goes through a function; when that fails the rest stands, and the answer says so. `tried` are
 * the changes of earlier tries, which may have been stored. Throws an EditConflict when somebody else
 * changed the same since `before`, a UserFacingError on any other failure.
 */
export async function updateUser(
  before: User,
  changes: Changes,
  tried: readonly Changes[],
  actor: string,
): Promise<{ emailKept: boolean }> {
  const path = `users/${before.id}`
  const { email, ...rest } = changes
  let stored = before.email
  try {
    await transact([path], ([found]) => {
      if (!found) throw new UserFacingError('Gagal mengupdate user: Pengguna ini sudah dihapus.')
      const now = personOf(found) ?? before
      const mine = pick(changes, (field) => {
        const own = found.updatedBy === actor && tried.some((each) => each[field] === now[field])
        return now[field] !== changes[field] && now[field] !== before[field] && !own
      })
      if (Object.keys(mine).length > 0)
        throw new EditConflict({
          theirs: pick(now, (field) => field in mine),
          mine,
          self: found.updatedBy === actor,
        })
      stored = now.email
      if (Object.keys(changesOf(now, rest)).length === 0) return []
      return [{ set: path, data: { ...found.data, ...rest, ...stamp(actor, serverTime()) } }]
    })
  } catch (error) {
    if (error instanceof EditConflict) throw error
    throw toUserFacing('Gagal mengupdate user:', error)
  }
  const emailKept =
    email !== undefined && email !== stored && !(await changeEmail(before.id, email))
  return { emailKept }
}

/** Whether the e-mail is changed now. */
async function changeEmail(uid: string, email: string): Promise<boolean> {
  try {
    await call('users-changeemail', { uid, email })
    return true
  } catch (error) {
    logError('E-mail login tidak berubah', error)
    // Its answer may have been lost.
    const now = await readProfile(uid).catch(() => null)
    return now?.email === email
  }
}

/** Takes a person's access away; a copy of their document lies in the bin. Throws a UserFacingError. */
export async function deleteUser({ id }: User, actor: string): Promise<void> {
  try {
    await transact([`users/${id}`], ([found]) =>
      // An earlier try, or someone else, may have deleted it.
      found ? moveToBin('users', id, found.data, actor, serverTime()) : [],
    )
  } catch (error) {
    throw toUserFacing('Gagal menghapus user dari database:', error)
  }
}

/** Null when the document does not fit its schema: then there is nothing to compare with. */
function personOf({ plain }: RawDocument): User | null {
  const parsed = v.safeParse(user, plain)
  return parsed.success ? parsed.output : null
}

const FIELDS = ['name', 'email', 'role', 'avatarurl', 'disabled'] as const

function pick(from: Changes, wanted: (field: keyof Changes) => boolean): Changes {
  return Object.fromEntries(
    FIELDS.filter((field) => field in from && wanted(field)).map((field) => [field, from[field]]),
  )
}
