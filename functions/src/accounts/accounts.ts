import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth'
import * as v from 'valibot'
import { ulid } from '@/domain/ids/id-schema'
import { refuse } from '../calls/refusal'
import type { Services } from '../services'

/** Maximum duration of a `create-user` call. A newer account without a document may still be in creation. */
const CREATION_MS = 60_000

export function findAccount(auth: Auth, uid: string): Promise<UserRecord | null> {
  return nullIfNotFound(auth.getUser(uid))
}

/** Returns whether somebody has signed in. Google sets `lastSignInTime` when the account is created. */
export function hasSignedIn({ metadata }: UserRecord): boolean {
  return Boolean(metadata.lastRefreshTime)
}

export async function deleteAccount(auth: Auth, uid: string): Promise<void> {
  await nullIfNotFound(auth.deleteUser(uid))
}

/** Start of the error message, which names the failed operation. */
type Failure = 'Gagal membuat akun' | 'Gagal mengupdate user'

export function emailTakenError(failure: Failure) {
  return refuse('already-exists', `${failure}: E-mail ini sudah dipakai akun lain.`)
}

/**
 * Returns whether the account `uid` can have this e-mail, that is, whether no other staff member has it. Deletes the
 * account of a stranger who signed up with this e-mail. Refuses with `aborted` while another call of `create-user` is
 * creating an account with it.
 */
export async function freeEmail(
  { auth, firestore }: Pick<Services, 'auth' | 'firestore'>,
  { email, uid, failure }: { email: string; uid: string; failure: Failure },
): Promise<boolean> {
  // A restored person has a document, but no account yet.
  const staff = await firestore.collection('users').where('email', '==', email).limit(2).get()
  if (staff.docs.some(({ id }) => id !== uid)) return false

  const holder = await nullIfNotFound(auth.getUserByEmail(email))
  if (holder === null || holder.uid === uid) return true
  const document = firestore.doc(`users/${holder.uid}`)
  if ((await document.get()).exists) return false
  if (isBeingCreated(holder))
    throw refuse(
      'aborted',
      `${failure}: E-mail ini sedang dipakai untuk membuat akun. Coba lagi sebentar lagi.`,
    )
  await deleteAccount(auth, holder.uid)
  // If the holder became staff meanwhile, the trigger creates their account again.
  return !(await document.get()).exists
}

/**
 * Returns whether an account is still being created: it is recent, and its uid is a ULID, which only functions choose.
 */
function isBeingCreated({ uid, metadata }: UserRecord): boolean {
  return v.is(ulid, uid) && Date.now() - Date.parse(metadata.creationTime) < CREATION_MS
}

async function nullIfNotFound<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (isAuthError(error, 'auth/user-not-found')) return null
    throw error
  })
}

/** Returns whether Auth rejected with this code, for example `auth/email-already-exists`. */
export function isAuthError(error: unknown, code: string): boolean {
  return error instanceof FirebaseAuthError && error.code === code
}
