import type { Auth } from 'firebase-admin/auth'
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { ulid as newUlid } from 'ulid'
import * as v from 'valibot'
import { binPath } from '@/domain/bin/bin'
import { ulid } from '@/domain/ids/id-schema'
import { password, weaknessOf } from '@/domain/users/password-schema'
import { userInput } from '@/domain/users/user-schema'
import { refuse } from '../calls/refusal'
import { createIfMissing } from '../data/create-if-missing'
import { readSettings } from '../data/stored-settings'
import type { Accounts } from '../services'
import { emailTakenError, findAccount, freeEmail, isAuthError, hasSignedIn } from './accounts'

const FAILURE = 'Gagal membuat akun'

/** Input of `create-user`. The form chooses the `uid`, so that repeated attempts create the same account. */
export const newUserInput = v.object({ ...userInput.entries, password, uid: v.optional(ulid) })

/**
 * Creates an account, and then the document `users/{uid}`, which gives the user their role. A repeated call with the
 * same `uid` completes an interrupted call, and succeeds if nothing is left to do. Refuses with `already-exists` if
 * another staff member has the e-mail. Deletes a stranger's account that has the e-mail. Does not reuse its uid,
 * because the stranger's ID token stays valid for an hour.
 */
export async function createUser(
  services: Accounts,
  { uid = newUlid(), password, ...input }: v.InferOutput<typeof newUserInput>,
  caller: string,
): Promise<{ uid: string }> {
  const { auth, firestore } = services
  const { village_name: village } = await readSettings(firestore)
  const weakness = weaknessOf(password, { ...input, village })
  if (weakness !== null)
    throw refuse('invalid-argument', 'Periksa kembali isian Anda.', { password: weakness })
  // Auth stores e-mail addresses in lower case.
  const person = { ...input, email: input.email.toLowerCase(), updatedBy: caller }
  const reference = firestore.doc(`users/${uid}`)
  const [found, deleted] = await firestore.getAll(reference, firestore.doc(binPath('users', uid)))
  if (found?.exists) {
    assertSame(found, person)
    await setFirstPassword(auth, uid, password)
    return { uid }
  }
  if (deleted?.exists)
    throw refuse('already-exists', `${FAILURE}: Akun ini sudah dibuat, lalu dihapus.`)

  const { email } = person
  if (!(await freeEmail(services, { email, uid, failure: FAILURE }))) throw emailTakenError(FAILURE)
  await makeAccount(auth, uid, { email: person.email, password, displayName: person.name })
  // The claim is set before the document exists, so that the first session knows its role.
  await auth.setCustomUserClaims(uid, { role: person.role })
  const isNew = await createIfMissing(firestore, reference, {
    ...person,
    id: uid,
    auth_id: uid,
    password: '',
    disabled: false,
    updatedAt: FieldValue.serverTimestamp(),
  })
  if (!isNew) assertSame(await reference.get(), person)
  return { uid }
}

/** Creates the account, or updates an account that an interrupted attempt created without a document. */
async function makeAccount(
  auth: Auth,
  uid: string,
  account: { email: string; password: string; displayName: string },
): Promise<void> {
  try {
    await auth.createUser({ uid, ...account })
  } catch (error) {
    if (!isEmailTaken(error)) throw error
    await auth.updateUser(uid, account).catch((reason: unknown) => {
      throw isEmailTaken(reason) || isAuthError(reason, 'auth/user-not-found')
        ? emailTakenError(FAILURE)
        : reason
    })
  }
}

function isEmailTaken(error: unknown): boolean {
  return (
    isAuthError(error, 'auth/uid-already-exists') || isAuthError(error, 'auth/email-already-exists')
  )
}

/** Refuses unless the stored document equals the user that this caller wanted to create. */
function assertSame(found: DocumentSnapshot, person: Record<string, string>): void {
  if (found.get('email') !== person['email'] || found.get('updatedBy') !== person['updatedBy'])
    throw emailTakenError(FAILURE)
  if (Object.entries(person).some(([field, value]) => found.get(field) !== value))
    throw refuse(
      'already-exists',
      `${FAILURE}: Akun ini sudah dibuat dengan isian sebelumnya. Ubah datanya lewat daftar pengguna.`,
    )
}

/** Sets the password to that of the latest attempt, unless the user has already signed in. */
async function setFirstPassword(auth: Auth, uid: string, password: string): Promise<void> {
  const account = await findAccount(auth, uid)
  if (account && !hasSignedIn(account)) await auth.updateUser(uid, { password })
}
