import type { Auth } from 'firebase-admin/auth'
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { ulid as newUlid } from 'ulid'
import * as v from 'valibot'
import { binPath } from '@/domain/bin/bin'
import { ulid } from '@/domain/ids/id-schema'
import { password, userInput } from '@/domain/users/user-schema'
import { refuse } from '../calls/refusal'
import { createOnce } from '../data/create-once'
import type { Services } from '../services'
import { emailTaken, findAccount, freeEmail } from './accounts'
import { isAuthError } from './auth-error'

const FAILURE = 'Gagal membuat akun'

/** `uid` is chosen by a form before its first try; with it every further try means the same person. */
export const newUserInput = v.object({ ...userInput.entries, password, uid: v.optional(ulid) })

/**
 * Makes an account and then its `users/{uid}`, without which it may do nothing. Under the same `uid`
 * the next try goes on where one stopped, and answers what is done already with success. Refuses
 * with `already-exists` an e-mail of someone else on the staff; a stranger's account that bears the
 * e-mail gives way, and its uid never becomes anyone's: its ID token is good for another hour.
 */
export async function createUser(
  services: Pick<Services, 'auth' | 'firestore'>,
  { uid = newUlid(), password, ...input }: v.InferOutput<typeof newUserInput>,
  caller: string,
): Promise<{ uid: string }> {
  const { auth, firestore } = services
  // As Auth keeps it, so that both agree.
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
  if (!(await freeEmail(services, { email, uid, failure: FAILURE }))) throw emailTaken(FAILURE)
  await makeAccount(auth, uid, { email: person.email, password, displayName: person.name })
  // Here already, so that the first session knows its role.
  await auth.setCustomUserClaims(uid, { role: person.role })
  const isNew = await createOnce(firestore, reference, {
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

/** An account that is there without a document is what an earlier try left. */
async function makeAccount(
  auth: Auth,
  uid: string,
  account: { email: string; password: string; displayName: string },
): Promise<void> {
  try {
    await auth.createUser({ uid, ...account })
  } catch (error) {
    if (!isTaken(error)) throw error
    await auth.updateUser(uid, account).catch((reason: unknown) => {
      throw isTaken(reason) || isAuthError(reason, 'auth/user-not-found')
        ? emailTaken(FAILURE)
        : reason
    })
  }
}

function isTaken(error: unknown): boolean {
  return (
    isAuthError(error, 'auth/uid-already-exists') || isAuthError(error, 'auth/email-already-exists')
  )
}

/** Whether the person is the one that this caller wanted; anything else is told, never changed. */
function assertSame(found: DocumentSnapshot, person: Record<string, string>): void {
  if (found.get('email') !== person['email'] || found.get('updatedBy') !== person['updatedBy'])
    throw emailTaken(FAILURE)
  if (Object.entries(person).some(([field, value]) => found.get(field) !== value))
    throw refuse(
      'already-exists',
      `${FAILURE}: Akun ini sudah dibuat dengan isian sebelumnya. Ubah datanya lewat daftar pengguna.`,
    )
}

/** The password of the last try is what the person will be told; once they signed in it is theirs. */
async function setFirstPassword(auth: Auth, uid: string, password: string): Promise<void> {
  const account = await findAccount(auth, uid)
  if (account && !account.metadata.lastSignInTime) await auth.updateUser(uid, { password })
}
