import { FieldValue } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { stamp } from '@/domain/publishing'
import { email } from '@/domain/schemas/user'
import { isAuthError } from './auth-error'
import { refuse } from './refusal'
import type { Services } from './services'

export const emailInput = v.object({
  uid: v.pipe(v.string(), v.regex(/^[^/]{1,128}$/, 'Pengguna tidak dikenal.')),
  email,
})

/**
 * Changes the e-mail with which someone signs in and that of `users/{uid}`, or neither. Refuses with
 * `already-exists` an e-mail of another account, with `not-found` someone who has none.
 */
export async function changeEmail(
  { auth, firestore }: Pick<Services, 'auth' | 'firestore'>,
  { uid, ...input }: v.InferOutput<typeof emailInput>,
  caller: string,
): Promise<{ email: string }> {
  const email = input.email.toLowerCase()
  const former = await auth.getUser(uid).catch(explain)
  await auth.updateUser(uid, { email }).catch(explain)
  try {
    await firestore
      .doc(`users/${uid}`)
      .update({ email, ...stamp(caller, FieldValue.serverTimestamp()) })
  } catch (error) {
    if (former.email !== undefined) await auth.updateUser(uid, { email: former.email })
    throw error
  }
  return { email }
}

function explain(error: unknown): never {
  if (isAuthError(error, 'auth/email-already-exists'))
    throw refuse('already-exists', 'Gagal mengupdate user: E-mail ini sudah dipakai akun lain.')
  if (isAuthError(error, 'auth/user-not-found'))
    throw refuse('not-found', 'Gagal mengupdate user: Akun tidak ditemukan.')
  throw error
}
