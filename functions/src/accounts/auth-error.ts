import { FirebaseAuthError } from 'firebase-admin/auth'

/** Whether Auth answered with this code, `auth/email-already-exists` for example. */
export function isAuthError(error: unknown, code: string): boolean {
  return error instanceof FirebaseAuthError && error.code === code
}
