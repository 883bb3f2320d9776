import { AuthError } from './auth-error'

const EMAIL = /^[^@\s]+@[^@\s]+$/

export function canonicalEmail(email: string | undefined): string {
  if (email === undefined) throw new AuthError('MISSING_EMAIL')
  if (!EMAIL.test(email)) throw new AuthError('INVALID_EMAIL')
  return email.toLowerCase()
}
