import type { UserRecord } from 'firebase-admin/auth'
import * as v from 'valibot'
import { ulid } from '@/domain/ids/id-schema'
import { userInput } from '@/domain/users/user-schema'
import { ulid as newUlid } from 'ulid'
import { findAccount, findByEmail, hasSignedIn } from '../../../functions/src/accounts/accounts'
import { createUser } from '../../../functions/src/accounts/create-user'
import type { Accounts } from '../../../functions/src/services'

export interface Admin {
  email: string
  /** Link for choosing the first password, or '' if the admin has already signed in. */
  passwordLink: string
}

export async function findAdmin({ auth, firestore }: Accounts): Promise<Admin | null> {
  const { docs } = await firestore.collection('users').where('role', '==', 'admin').get()
  for (const document of docs) {
    const account = await findAccount(auth, document.id)
    if (account && !account.disabled && document.get('disabled') !== true)
      return adminOf({ auth }, account)
  }
  return null
}

/**
 * Creates the first admin like `create-user` creates all other users. Continues an interrupted attempt. Replaces an
 * account that was created in the Firebase console. Rejects with a ValiError for an invalid name or e-mail address.
 */
export async function makeFirstAdmin(
  people: Accounts,
  input: { name: string; email: string },
): Promise<Admin> {
  const person = v.parse(userInput, { ...input, role: 'admin', avatarurl: '' })
  const existing = await findByEmail(people.auth, person.email)
  const uid = existing && v.is(ulid, existing.uid) ? existing.uid : newUlid()
  // Users choose their own password.
  const password = `${crypto.randomUUID()}${crypto.randomUUID()}`
  await createUser(people, { ...person, uid, password }, uid)
  return adminOf(people, await people.auth.getUser(uid))
}

async function adminOf({ auth }: Pick<Accounts, 'auth'>, account: UserRecord): Promise<Admin> {
  const { email = '' } = account
  const passwordLink = hasSignedIn(account) ? '' : await auth.generatePasswordResetLink(email)
  return { email, passwordLink }
}
