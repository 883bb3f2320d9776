import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordHash } from './account'
import { AuthError } from './auth-error'

const MINIMUM_LENGTH = 6
const KEY_BYTES = 32
/** Cost of the hash, far below that of production, because tests sign in often and the accounts are not real. */
const COST = 1024

export async function hashPassword(password: string): Promise<PasswordHash> {
  if (password === '') throw new AuthError('MISSING_PASSWORD')
  if (password.length < MINIMUM_LENGTH)
    throw new AuthError(`WEAK_PASSWORD : Password should be at least ${MINIMUM_LENGTH} characters`)
  const salt = randomBytes(16).toString('base64url')
  return { salt, hash: (await derive(password, salt)).toString('base64url') }
}

export async function verifyPassword(
  password: string,
  { salt, hash }: PasswordHash,
): Promise<boolean> {
  return timingSafeEqual(await derive(password, salt), Buffer.from(hash, 'base64url'))
}

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { N: COST }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
