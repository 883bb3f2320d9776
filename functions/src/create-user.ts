import { FieldValue } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { password, userInput } from '@/domain/schemas/user'
import { isAuthError } from './auth-error'
import { refuse } from './refusal'
import type { Services } from './services'

export const newUserInput = v.object({ ...userInput.entries, password })

/**
 * Makes an account and its `users/{uid}`, or neither. Refuses with `already-exists` an e-mail that has
 * an account. The claim is set here already so that the first session knows its role.
 */
export async function createUser(
  { auth, firestore }: Services,
  { name, role, avatarurl, password, ...input }: v.InferOutput<typeof newUserInput>,
  caller: string,
): Promise<{ uid: string }> {
  // As Auth keeps it, so that both agree.
  const email = input.email.toLowerCase()
  const { uid } = await auth
    .createUser({ email, password, displayName: name })
    .catch((error: unknown) => {
      if (!isAuthError(error, 'auth/email-already-exists')) throw error
      throw refuse('already-exists', 'Gagal membuat akun: E-mail ini sudah dipakai akun lain.')
    })
  try {
    await auth.setCustomUserClaims(uid, { role })
    await firestore.doc(`users/${uid}`).create({
      id: uid,
      auth_id: uid,
      name,
      email,
      password: '',
      role,
      avatarurl,
      disabled: false,
      updatedBy: caller,
      updatedAt: FieldValue.serverTimestamp(),
    })
  } catch (error) {
    await auth.deleteUser(uid)
    throw error
  }
  return { uid }
}
