import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth'
import * as v from 'valibot'
import { ulid } from '@/domain/ids/id-schema'
import { refuse } from '../calls/refusal'
import { nullOn } from '../data/errors'
import type { Accounts } from '../services'

/** Maximum duration of a `create-user` call. A younger account may not have a `users` document yet. */
const CREATION_MS = 60_000

const UNKNOWN = 'auth/user-not-found'

export function findAccount(auth: Auth, uid: string): Promise<UserRecord | null> {
  return auth.getUser(uid).catch(nullOn(UNKNOWN))
}

export function findByEmail(auth: Auth, email: string): Promise<UserRecord | null> {
  return auth.getUserByEmail(email).catch(nullOn(UNKNOWN))
}

/** Returns whether the account has ever been used to sign in. `lastSignInTime` is set even for an unused account. */
export function hasSignedIn({ metadata }: UserRecord): boolean {
  return Boolean(metadata.lastRefreshTime)
}

export async function deleteAccount(auth: Auth, uid: string): Promise<void> {
  await auth.deleteUser(uid).catch(nullOn(UNKNOWN))
}

/** Start of the error message, which names the failed operation. */
type Failure = 'Gagal membuat akun' | 'Gagal mengupdate user'

export function emailTakenError(failure: Failure) {
  return refuse('already-exists', `${failure}: E-mail ini sudah dipakai akun lain.`)
}

/**
 * Returns whether no staff member other than `uid` has this e-mail. Deletes the account of a stranger who signed up
 * with this e-mail. Refuses with `aborted` while another `create-user` call is creating an account with it.
 */
export async function freeEmail(
  { auth, firestore }: Accounts,
  { email, uid, failure }: { email: string; uid: string; failure: Failure },
): Promise<boolean> {
  // A user restored from the bin has a document, but no account yet.
  const staff = await firestore.collection('users').where('email', '==', email).limit(2).get()
  if (staff.docs.some(({ id }) => id !== uid)) return false

  const holder = await findByEmail(auth, email)
  if (holder === null || holder.uid === uid) return true
  const document = firestore.doc(`users/${holder.uid}`)
  if ((await document.get()).exists) return false
  if (isBeingCreated(holder))
    throw refuse(
      'aborted',
      `${failure}: E-mail ini sedang dipakai untuk membuat akun. Coba lagi sebentar lagi.`,
    )
  await deleteAccount(auth, holder.uid)
  // If the account's owner became staff meanwhile, `syncAccount` creates the account again.
  return !(await document.get()).exists
}

/** Returns whether `create-user` is still creating the account. A stranger's account never has a ULID as its uid. */
function isBeingCreated({ uid, metadata }: UserRecord): boolean {
  return v.is(ulid, uid) && Date.now() - Date.parse(metadata.creationTime) < CREATION_MS
}

/** Returns whether an error of Auth has this code, for example `auth/email-already-exists`. */
export function isAuthError(error: unknown, code: string): boolean {
  return error instanceof FirebaseAuthError && error.code === code
}
