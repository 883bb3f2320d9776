import { FieldValue } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { changeMetadata } from '@/domain/publishing/published-item'
import { email } from '@/domain/users/user-schema'
import { documentId } from '../calls/input'
import { refuse } from '../calls/refusal'
import { isMissing } from '../data/errors'
import type { Accounts } from '../services'
import { emailTakenError, freeEmail, isAuthError } from './accounts'

const FAILURE = 'Gagal mengupdate user'

export const emailInput = v.object({
  uid: documentId(128, 'Pengguna tidak dikenal.'),
  email,
})

/**
 * Changes the e-mail both in the account and in `users/{uid}`, or in neither. Refuses with `already-exists` if another
 * staff member has the e-mail, and with `not-found` if the account or the document does not exist. Like `create-user`,
 * deletes a stranger's account that has the e-mail.
 */
export async function changeEmail(
  services: Accounts,
  { uid, ...input }: v.InferOutput<typeof emailInput>,
  caller: string,
): Promise<{ email: string }> {
  const { auth, firestore } = services
  const email = input.email.toLowerCase()
  const former = await auth.getUser(uid).catch(explain)
  if (!(await freeEmail(services, { email, uid, failure: FAILURE }))) throw emailTakenError(FAILURE)
  await auth.updateUser(uid, { email }).catch(explain)
  try {
    await firestore
      .doc(`users/${uid}`)
      .update({ email, ...changeMetadata(caller, FieldValue.serverTimestamp()) })
  } catch (error) {
    if (former.email !== undefined) await auth.updateUser(uid, { email: former.email })
    throw isMissing(error) ? notFound() : error
  }
  return { email }
}

function explain(error: unknown): never {
  if (isAuthError(error, 'auth/email-already-exists')) throw emailTakenError(FAILURE)
  if (isAuthError(error, 'auth/user-not-found')) throw notFound()
  throw error
}

const notFound = () => refuse('not-found', `${FAILURE}: Akun tidak ditemukan.`)
