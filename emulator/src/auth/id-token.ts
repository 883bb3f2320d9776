import { ApiError, type ApiRequest } from '../http/message'
import type { Caller } from '../rules/access'
import type { Account } from './account'

/** Lifetime of an ID token in production, in seconds. */
export const ID_TOKEN_LIFETIME = 3600

export interface IdTokenOptions {
  /** Time of the sign-in, in seconds since 1970. */
  authTime?: number
  lifetime?: number
  now?: number
}

export interface IdTokenClaims extends Record<string, unknown> {
  sub: string
  aud: string
  iat: number
  exp: number
}

/**
 * Issues an unsigned JWT with the claims of a Firebase ID token. Custom claims are at top level.
 */
export function issueIdToken(
  account: Account,
  projectId: string,
  { now = Date.now(), authTime, lifetime = ID_TOKEN_LIFETIME }: IdTokenOptions = {},
): string {
  const issuedAt = Math.floor(now / 1000)
  const claims: IdTokenClaims = {
    ...(account.displayName !== undefined && { name: account.displayName }),
    ...account.customClaims,
    ...(account.email !== undefined && {
      email: account.email,
      email_verified: account.emailVerified,
    }),
    auth_time: authTime ?? issuedAt,
    user_id: account.localId,
    firebase: {
      identities: account.email === undefined ? {} : { email: [account.email] },
      sign_in_provider: 'password',
      // Enrolling a second factor ends all earlier sessions, so every current session has used it.
      ...(account.factor && {
        sign_in_second_factor: 'totp',
        second_factor_identifier: account.factor.mfaEnrollmentId,
      }),
    },
    iat: issuedAt,
    exp: issuedAt + lifetime,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    sub: account.localId,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

/**
 * Returns the claims of an unsigned ID token, or null if the token is malformed, signed or for
 * another project. Does not check whether it has expired.
 */
export function readIdToken(token: string, projectId: string): IdTokenClaims | null {
  const [header, payload, signature, ...rest] = token.split('.')
  if (signature !== '' || rest.length > 0) return null
  const claims = decode(payload)
  if (decode(header)?.['alg'] !== 'none' || claims === null) return null
  const { sub, aud, iat, exp } = claims
  if (typeof sub !== 'string' || sub === '' || aud !== projectId) return null
  if (typeof iat !== 'number' || typeof exp !== 'number') return null
  return { ...claims, sub, aud: projectId, iat, exp }
}

/**
 * Returns whether a token has expired. Tokens of the SDKs' `mockUserToken` are issued at 0 by default and never expire.
 */
export function isExpired({ iat, exp }: IdTokenClaims, now = Date.now()): boolean {
  return iat !== 0 && exp * 1000 <= now
}

/**
 * Returns the caller of a request. `Bearer owner` is the administrator, as in Google's emulators. The Storage SDK sends
 * `Firebase` instead of `Bearer`. Throws UNAUTHENTICATED for an invalid ID token.
 */
export function parseCaller(authorization: string | undefined, projectId: string): Caller {
  if (authorization === undefined) return { kind: 'anonymous' }
  const [, token] = /^(?:Bearer|Firebase) (\S+)$/i.exec(authorization) ?? []
  if (token === 'owner') return { kind: 'owner' }
  const claims = token === undefined ? null : readIdToken(token, projectId)
  if (!claims) throw new ApiError('UNAUTHENTICATED', 'Invalid ID token.')
  if (isExpired(claims)) throw new ApiError('UNAUTHENTICATED', 'The ID token has expired.')
  return { kind: 'user', uid: claims.sub, token: claims }
}

export function assertOwner({ headers }: Pick<ApiRequest, 'headers'>, projectId: string): void {
  if (parseCaller(headers['authorization'], projectId).kind !== 'owner')
    throw new ApiError('UNAUTHENTICATED', 'Only the administrator (Bearer owner) may do this.')
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function decode(part: string | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
