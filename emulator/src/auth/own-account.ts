import * as v from 'valibot'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import { type Account, toUserInfo } from './account'
import { AuthError } from './auth-error'
import { hashPassword } from './password'
import { type AuthProject, issueTokens, type Session, sessionOf } from './project'
import { parseRequest } from './request-body'

const IdToken = v.object({ idToken: v.optional(v.string()) })

export function lookupSelf(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const { account } = sessionOf(project, parseRequest(IdToken, body).idToken)
  return json({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [toUserInfo(account, false)],
  })
}

export function deleteSelf(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const { account } = sessionOf(project, parseRequest(IdToken, body).idToken)
  project.accounts.delete(account.localId)
  return json({ kind: 'identitytoolkit#DeleteAccountResponse' })
}

/** Schema of a user's change to their own account. Only the administrator can change the e-mail address. */
const UpdateSelf = v.strictObject({
  idToken: v.optional(v.string()),
  displayName: v.optional(v.string()),
  password: v.optional(v.string()),
  returnSecureToken: v.optional(v.boolean()),
})

/** Maximum age of a sign-in, in seconds, for changing the password and the second factor. */
const RECENT_SECONDS = 5 * 60

export function assertRecent({ authTime }: Session): void {
  if (Math.floor(Date.now() / 1000) - authTime > RECENT_SECONDS)
    throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

/** Changes the caller's own account. A new password ends all other sessions. */
export async function updateSelf(project: AuthProject, { body }: ApiRequest): Promise<ApiResponse> {
  const { idToken, displayName, password } = parseRequest(UpdateSelf, body)
  const session = sessionOf(project, idToken)
  const now = Date.now()
  const second = Math.floor(now / 1000)
  if (password !== undefined) assertRecent(session)
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
