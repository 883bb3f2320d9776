import type { Auth, UserRecord } from 'firebase-admin/auth'
import * as v from 'valibot'
import { ulid } from '@/domain/ids/id-schema'
import { refuse } from '../calls/refusal'
import type { Services } from '../services'
import { isAuthError } from './auth-error'

/** Longer than a call of a function lives. */
const IN_THE_MAKING_MS = 60_000

/** The account, or null. */
export function findAccount(auth: Auth, uid: string): Promise<UserRecord | null> {
  return orNull(auth.getUser(uid))
}

/** Deletes an account; that it is gone already is no failure. */
export async function deleteAccount(auth: Auth, uid: string): Promise<void> {
  await orNull(auth.deleteUser(uid))
}

/** What cannot be done as long as somebody else has the e-mail. */
type Failure = 'Gagal membuat akun' | 'Gagal mengupdate user'

export function emailTaken(failure: Failure) {
  return refuse('already-exists', `${failure}: E-mail ini sudah dipakai akun lain.`)
}

/**
 * Whether the account `uid` may have this e-mail: no member of the staff has it. The account of
 * somebody who signed up with it without being staff is deleted. Refuses with `aborted` while another
 * call of `create-user` is making an account with it.
 */
export async function freeEmail(
  { auth, firestore }: Pick<Services, 'auth' | 'firestore'>,
  { email, uid, failure }: { email: string; uid: string; failure: Failure },
): Promise<boolean> {
  // Whoever was just restored has a document, but no account yet.
  const staff = await firestore.collection('users').where('email', '==', email).limit(2).get()
  if (staff.docs.some(({ id }) => id !== uid)) return false

  const holder = await orNull(auth.getUserByEmail(email))
  if (holder === null || holder.uid === uid) return true
  const document = firestore.doc(`users/${holder.uid}`)
  if ((await document.get()).exists) return false
  if (isInTheMaking(holder))
    throw refuse(
      'aborted',
      `${failure}: E-mail ini sedang dipakai untuk membuat akun. Coba lagi sebentar lagi.`,
    )
  await deleteAccount(auth, holder.uid)
  // If they became staff meanwhile, the trigger makes their account anew.
  return !(await document.get()).exists
}

/** Only functions choose uids, and all that they choose are ULIDs. */
function isInTheMaking({ uid, metadata }: UserRecord): boolean {
  return v.is(ulid, uid) && Date.now() - Date.parse(metadata.creationTime) < IN_THE_MAKING_MS
}

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (isAuthError(error, 'auth/user-not-found')) return null
    throw error
  })
}
