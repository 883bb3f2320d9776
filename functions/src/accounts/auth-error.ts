import { FirebaseAuthError } from 'firebase-admin/auth'

/** Returns whether Auth rejected with this code, for example `auth/email-already-exists`. */
export function isAuthError(error: unknown, code: string): boolean {
  return error instanceof FirebaseAuthError && error.code === code
}
