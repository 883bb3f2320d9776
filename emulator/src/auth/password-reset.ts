import * as v from 'valibot'
import type { Log } from '../http/log'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import { canonicalEmail } from './email'
import { AuthError } from './auth-error'
import { hashPassword } from './password'
import type { AuthProject } from './project'
import { parseRequest } from './request-body'

const SendOobCode = v.object({
  requestType: v.literal('PASSWORD_RESET'),
  email: v.optional(v.string()),
})

const MakeLink = v.object({ ...SendOobCode.entries, returnOobLink: v.literal(true) })

/** Creates a reset link without sending an e-mail. The link is logged, and `oobCodes` lists it for tests. */
export function sendPasswordReset(
  { projectId, accounts, oobCodes }: AuthProject,
  { body, headers }: ApiRequest,
  log: Log,
): ApiResponse {
  const email = canonicalEmail(parseRequest(SendOobCode, body).email)
  // Like production, does not reveal whether the address has an account.
  if (accounts.byEmail(email)) {
    const { oobLink } = issueLink(email, { projectId, oobCodes }, headers)
    log(`PASSWORD_RESET ${email}: ${oobLink}`)
  }
  return json({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email })
}

export function makeResetLink(
  { projectId, accounts, oobCodes }: AuthProject,
  { body, headers }: ApiRequest,
): ApiResponse {
  const email = canonicalEmail(parseRequest(MakeLink, body).email)
  if (!accounts.byEmail(email)) throw new AuthError('EMAIL_NOT_FOUND')
  const { oobCode, oobLink } = issueLink(email, { projectId, oobCodes }, headers)
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse'
  return json({ kind, email, oobCode, oobLink })
}

function issueLink(
  email: string,
  { projectId, oobCodes }: Pick<AuthProject, 'projectId' | 'oobCodes'>,
  headers: ApiRequest['headers'],
) {
  const { oobCode } = oobCodes.issue(email)
  const query = new URLSearchParams({ mode: 'resetPassword', oobCode, apiKey: projectId })
  return { oobCode, oobLink: `http://${headers['host']}/__/auth/action?${query.toString()}` }
}

export async function setPasswordByCode(
  { accounts, oobCodes }: AuthProject,
  oobCode: string,
  newPassword: string,
): Promise<void> {
  const password = await hashPassword(newPassword)
  const account = accounts.byEmail(oobCodes.use(oobCode))
  if (!account) throw new AuthError('INVALID_OOB_CODE')
  const now = Date.now()
  accounts.update(account.localId, (current) => ({
    ...current,
    // Having the code proves access to the mailbox.
    emailVerified: true,
    password,
    passwordUpdatedAt: now,
    validSince: Math.floor(now / 1000),
  }))
}
