import * as v from 'valibot'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import { type Account, toUserInfo } from './account'
import { AuthError } from './auth-error'
import { hashPassword } from './password'
import { type AuthProject, issueTokens, sessionOf } from './project'
import { parseRequest } from './request-body'

const IdToken = v.object({ idToken: v.optional(v.string()) })

/** accounts:lookup by the signed-in user. */
export function lookupSelf(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const { account } = sessionOf(project, parseRequest(IdToken, body).idToken)
  return json({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [toUserInfo(account, false)],
  })
}

/** accounts:delete by the signed-in user. */
export function deleteSelf(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const { account } = sessionOf(project, parseRequest(IdToken, body).idToken)
  project.accounts.delete(account.localId)
  return json({ kind: 'identitytoolkit#DeleteAccountResponse' })
}

/** The address changes by a function only. */
const UpdateSelf = v.strictObject({
  idToken: v.optional(v.string()),
  displayName: v.optional(v.string()),
  password: v.optional(v.string()),
  returnSecureToken: v.optional(v.boolean()),
})

/** After so many seconds a sign-in is too old to set a password by. */
const RECENT_SECONDS = 5 * 60

/** accounts:update of the own name or password. A new password ends every other session. */
export async function updateSelf(project: AuthProject, { body }: ApiRequest): Promise<ApiResponse> {
  const { idToken, displayName, password } = parseRequest(UpdateSelf, body)
  const session = sessionOf(project, idToken)
  const now = Date.now()
  const second = Math.floor(now / 1000)
  if (password !== undefined && second - session.authTime > RECENT_SECONDS)
    throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const changes: Partial<Account> = {
    ...(displayName !== undefined && { displayName }),
    ...(password !== undefined && {
      password: await hashPassword(password),
      passwordUpdatedAt: now,
      validSince: second,
    }),
  }
  const updated = project.accounts.update(session.account.localId, (current) => ({
    ...current,
    ...changes,
  }))
  return json({
    ...toUserInfo(updated, false),
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...issueTokens(project, updated, password === undefined ? session.authTime : second),
  })
}
