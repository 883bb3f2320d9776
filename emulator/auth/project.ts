import type { Account } from './account'
import type { AccountStore } from './account-store'
import { AuthError } from './auth-error'
import { ID_TOKEN_LIFETIME, isExpired, issueIdToken, readIdToken } from './id-token'
import type { OobCodes } from './oob-codes'
import { issueRefreshToken } from './refresh-token'

/** What the operations of one project work on. */
export interface AuthProject {
  projectId: string
  accounts: AccountStore
  oobCodes: OobCodes
}

/** The tokens with which an operation signs its caller in. */
export function issueTokens({ projectId }: AuthProject, account: Account) {
  return {
    idToken: issueIdToken(account, projectId),
    refreshToken: issueRefreshToken(account.localId, projectId),
    expiresIn: String(ID_TOKEN_LIFETIME),
  }
}

/**
 * The account that an ID token speaks for. Throws MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED
 * (also when revoked), USER_NOT_FOUND or USER_DISABLED.
 */
export function accountOf({ projectId, accounts }: AuthProject, idToken = ''): Account {
  if (idToken === '') throw new AuthError('MISSING_ID_TOKEN')
  const claims = readIdToken(idToken, projectId)
  if (!claims) throw new AuthError('INVALID_ID_TOKEN')
  const account = accounts.get(claims.sub)
  if (!account) throw new AuthError('USER_NOT_FOUND')
  if (account.disabled) throw new AuthError('USER_DISABLED')
  if (isExpired(claims) || claims.iat < account.validSince) throw new AuthError('TOKEN_EXPIRED')
  return account
}
