import type { Account } from './account'
import type { AccountStore } from './account-store'
import { AuthError } from './auth-error'
import { isExpired, issueIdToken, readIdToken } from './id-token'
import type { OobCodes } from './oob-codes'
import { issueRefreshToken } from './refresh-token'

export interface AuthProject {
  projectId: string
  accounts: AccountStore
  oobCodes: OobCodes
  /** Lifetime in seconds. Tests shorten it so that sessions expire. */
  idTokenLifetime: number
}

export interface Session {
  account: Account
  /** Time of the sign-in, in seconds since 1970. */
  authTime: number
}

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
