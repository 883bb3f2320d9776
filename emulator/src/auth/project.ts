import type { Account } from './account'
import type { AccountStore } from './account-store'
import { AuthError } from './auth-error'
import { isExpired, issueIdToken, readIdToken } from './id-token'
import type { OobCodes } from './oob-codes'
import { issueRefreshToken } from './refresh-token'

/** What the operations of one project work on. */
export interface AuthProject {
  projectId: string
  accounts: AccountStore
  oobCodes: OobCodes
  /** Seconds; shorter than in production where a test wants sessions to expire. */
  idTokenLifetime: number
}

/** A signed-in user. */
export interface Session {
  account: Account
  /** When it began, in seconds since 1970. */
  authTime: number
}

/** The tokens with which an operation signs its caller in, or renews the session begun at `authTime`. */
export function issueTokens(
  { projectId, idTokenLifetime: lifetime }: AuthProject,
  account: Account,
  authTime = Math.floor(Date.now() / 1000),
) {
  const { localId } = account
  return {
    idToken: issueIdToken(account, projectId, { authTime, lifetime }),
    refreshToken: issueRefreshToken({ localId, projectId, issuedAt: authTime }),
    expiresIn: String(lifetime),
  }
}

/**
 * The session that an ID token speaks for. Throws MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED
 * (also when revoked), USER_NOT_FOUND or USER_DISABLED.
 */
export function sessionOf({ projectId, accounts }: AuthProject, idToken = ''): Session {
  if (idToken === '') throw new AuthError('MISSING_ID_TOKEN')
  const claims = readIdToken(idToken, projectId)
  if (!claims) throw new AuthError('INVALID_ID_TOKEN')
  const account = accounts.get(claims.sub)
  if (!account) throw new AuthError('USER_NOT_FOUND')
  if (account.disabled) throw new AuthError('USER_DISABLED')
  if (isExpired(claims) || claims.iat < account.validSince) throw new AuthError('TOKEN_EXPIRED')
  const { auth_time: authTime } = claims
  return { account, authTime: typeof authTime === 'number' ? authTime : claims.iat }
}
