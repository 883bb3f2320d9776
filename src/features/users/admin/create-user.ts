import { changeMetadata } from '@/domain/publishing/published-item'
import type { User } from '@/domain/users/user-schema'
import { UserFacingError } from '@/lib/errors'
import { type SecondaryAccount, signInSecondary, signUpSecondary } from '@/lib/firebase/auth'
import { errorKind, isUnanswered, toUserFacing } from '@/lib/firebase/errors'
import { call } from '@/lib/firebase/functions'
import { readProfile } from '@/lib/firebase/profile'
import { transact, serverTime } from '@/lib/firebase/writes'
import { logError } from '@/lib/log'

export type NewUser = Pick<User, 'name' | 'email' | 'role' | 'avatarurl'> & { password: string }

/** Data shared by all attempts of one form, so that they create one account. */
interface AccountCreation {
  readonly uid: string
  /** E-mails with which this form has tried to sign the user up in the browser. */
  readonly emails: Set<string>
  readonly accounts: Set<string>
}

/**
 * Creates a user. If the function `create-user` is unreachable, creates the account in the browser on a second app
 * instance. A repeated call completes `creation`. Throws a UserFacingError or the SDK's errors.
 */
export async function createUser(
  person: NewUser,
  creation: AccountCreation,
  actor: string,
): Promise<void> {
  try {
    if (await isDone(person, creation.accounts)) return
    await call('create-user', { ...person, uid: creation.uid })
  } catch (error) {
    if (!isUnanswered(error)) throw error
    logError('create-user is unreachable; the browser creates the account', error)
    await createFromHere(person, creation, actor)
  }
}

async function createFromHere(
  person: NewUser,
  creation: AccountCreation,
  actor: string,
): Promise<void> {
  let failed = 'Gagal membuat akun:'
  try {
    // The account may have been created although the response was lost.
    if (await isDone(person, [creation.uid])) return
    const account = await openAccount(person, creation)
    try {
      const { uid } = account
      if (!uid) throw new UserFacingError('Gagal membuat akun: User tidak dibuat')
      creation.accounts.add(uid)
      failed = 'Gagal menyimpan data user:'
      await storePerson(uid, person, actor).catch(async (error: unknown) => {
        // If this cannot be read either, the next attempt completes the account.
        if (await isDone(person, [uid])) return
        await account.undo()
        throw error
      })
    } finally {
      await account.close()
    }
  } catch (error) {
    throw toUserFacing(failed, error)
  }
}

/** Creates the person's account. If an earlier attempt of this form has created it, signs in to it instead. */
async function openAccount(
  { email, password, name }: NewUser,
  { uid, emails }: AccountCreation,
): Promise<SecondaryAccount> {
  const again = emails.has(email)
  emails.add(email)
  try {
    return await signUpSecondary(email, password, name)
  } catch (error) {
    if (errorKind(error) !== 'exists') throw error
    const account = await signInSecondary(email, password).catch((reason: unknown) => {
      if (errorKind(reason) === 'unreachable') throw reason
      // A different password means that the account belongs to somebody else.
      return null
    })
    if (account && (again || account.uid === uid)) return account
    await account?.close()
    throw new UserFacingError('Gagal membuat akun: E-mail ini sudah dipakai akun lain.')
  }
}

async function storePerson(uid: string, person: NewUser, actor: string): Promise<void> {
  const { name, email, role, avatarurl } = person
  const path = `users/${uid}`
  await transact([path], ([found]) => {
    if (found) return assertSame(person, found.plain)
    const data = { id: uid, auth_id: uid, name, email, password: '', role, avatarurl }
    return [
      { set: path, data: { ...data, disabled: false, ...changeMetadata(actor, serverTime()) } },
    ]
  })
}

/** Returns whether the person's document exists under one of this form's own uids. */
async function isDone(person: NewUser, uids: Iterable<string>): Promise<boolean> {
  for (const uid of uids) {
    const found = await readProfile(uid)
    if (!found) continue
    assertSame(person, found)
    return true
  }
  return false
}

const TOLD = ['name', 'email', 'role', 'avatarurl'] as const

function assertSame(person: NewUser, found: Readonly<Record<string, unknown>>): [] {
  if (TOLD.every((field) => found[field] === person[field])) return []
  throw new UserFacingError(
    'Gagal membuat akun: Akun ini sudah dibuat dengan isian sebelumnya. Ubah datanya lewat daftar pengguna.',
  )
}
