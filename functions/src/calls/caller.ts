import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import type { Role } from '@/domain/users/role'
import { user } from '@/domain/users/user-schema'
import { refuse } from './refusal'

const standing = v.pick(user, ['role', 'disabled'])

/**
 * Refuses whoever is not signed in as someone with one of the roles. As in the security rules
 * `users/{uid}` alone decides, never the token: what is taken from a person there holds at once.
 */
export async function requireRole(
  firestore: Firestore,
  uid: string | undefined,
  roles: readonly Role[],
): Promise<string> {
  if (uid === undefined) throw refuse('unauthenticated', 'Silakan masuk terlebih dahulu.')
  const document = await firestore.doc(`users/${uid}`).get()
  const caller = v.safeParse(standing, document.data())
  if (!caller.success || caller.output.disabled || !roles.includes(caller.output.role))
    throw refuse('permission-denied', 'Anda tidak memiliki izin untuk tindakan ini.')
  return uid
}
