import * as v from 'valibot'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import { toUserInfo } from './account'
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

/** Address and password change by a function or a link only. */
const UpdateSelf = v.strictObject({
  idToken: v.optional(v.string()),
  displayName: v.string(),
  returnSecureToken: v.optional(v.boolean()),
})

/** accounts:update of the own name. */
export function updateSelf(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const { idToken, displayName } = parseRequest(UpdateSelf, body)
  const { account, authTime } = sessionOf(project, idToken)
  const updated = project.accounts.update(account.localId, (current) => ({
    ...current,
    displayName,
  }))
  return json({
    ...toUserInfo(updated, false),
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...issueTokens(project, updated, authTime),
  })
}
