import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { hasRole, type Role } from '@/domain/users/role'
import { user } from '@/domain/users/user-schema'
import { refuse } from './refusal'

const standing = v.pick(user, ['role', 'disabled'])

/** Returns the role in a `users` document, or null if the role is missing or the user is disabled. */
export function activeRole(person: unknown): Role | null {
  const found = v.safeParse(standing, person)
  return found.success && !found.output.disabled ? found.output.role : null
}

/** Returns the role of a user, or null for a user without a role and for '' (no account). */
export async function roleOf(firestore: Firestore, uid: string): Promise<Role | null> {
  return uid === '' ? null : activeRole((await firestore.doc(`users/${uid}`).get()).data())
}

/**
 * Returns the caller's uid. Refuses callers without one of the roles. Reads the role from `users/{uid}` like the
 * security rules, not from the token, so that a changed role takes effect immediately.
 */
export async function requireRole(
  firestore: Firestore,
  uid: string | undefined,
  roles: readonly Role[],
): Promise<string> {
  if (uid === undefined) throw refuse('unauthenticated', 'Silakan masuk terlebih dahulu.')
  if (!hasRole(await roleOf(firestore, uid), roles))
    throw refuse('permission-denied', 'Anda tidak memiliki izin untuk tindakan ini.')
  return uid
}
