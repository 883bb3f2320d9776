import * as v from 'valibot'
import type { Log } from '../http/log'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import { canonicalEmail } from './email'
import { AuthError } from './auth-error'
import { hashPassword } from './password'
import type { OobCode } from './oob-codes'
import { type AuthProject, sessionOf } from './project'
import { parseRequest } from './request-body'

const ResetPassword = v.object({
  requestType: v.literal('PASSWORD_RESET'),
  email: v.optional(v.string()),
})

const MakeLink = v.object({ ...ResetPassword.entries, returnOobLink: v.literal(true) })

const SendOobCode = v.variant('requestType', [
  ResetPassword,
  v.object({ requestType: v.literal('VERIFY_EMAIL'), idToken: v.optional(v.string()) }),
])

/** Creates a reset or verification link. Logs it instead of sending an e-mail, and adds it to `oobCodes`. */
export function sendOobCode(
  project: AuthProject,
  { body, headers }: ApiRequest,
  log: Log,
): ApiResponse {
  const wanted = parseRequest(SendOobCode, body)
  const { requestType } = wanted
  const email = canonicalEmail(
    wanted.requestType === 'VERIFY_EMAIL'
      ? sessionOf(project, wanted.idToken).account.email
      : wanted.email,
  )
  // Like production, does not reveal whether the address has an account.
  if (project.accounts.byEmail(email)) {
    const { oobLink } = issueLink({ email, requestType }, project, headers)
    log(`${requestType} ${email}: ${oobLink}`)
  }
  return json({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email })
}

export function makeResetLink(project: AuthProject, { body, headers }: ApiRequest): ApiResponse {
  const { requestType, ...wanted } = parseRequest(MakeLink, body)
  const email = canonicalEmail(wanted.email)
  if (!project.accounts.byEmail(email)) throw new AuthError('EMAIL_NOT_FOUND')
  const { oobCode, oobLink } = issueLink({ email, requestType }, project, headers)
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse'
  return json({ kind, email, oobCode, oobLink })
}

function issueLink(
  of: Omit<OobCode, 'oobCode'>,
  { projectId, oobCodes }: Pick<AuthProject, 'projectId' | 'oobCodes'>,
  headers: ApiRequest['headers'],
) {
  const { oobCode } = oobCodes.issue(of)
  const mode = of.requestType === 'VERIFY_EMAIL' ? 'verifyEmail' : 'resetPassword'
  const query = new URLSearchParams({ mode, oobCode, apiKey: projectId })
  return { oobCode, oobLink: `http://${headers['host']}/__/auth/action?${query.toString()}` }
}

export async function setPasswordByCode(
  { accounts, oobCodes }: AuthProject,
  oobCode: string,
  newPassword: string,
): Promise<void> {
  const password = await hashPassword(newPassword)
  const account = accounts.byEmail(oobCodes.use(oobCode, 'PASSWORD_RESET'))
  if (!account) throw new AuthError('INVALID_OOB_CODE')
  const now = Date.now()
  accounts.update(account.localId, (current) => ({
    ...current,
    // The code proves that the user can read the mailbox.
    emailVerified: true,
    password,
    passwordUpdatedAt: now,
    validSince: Math.floor(now / 1000),
  }))
}

export function verifyEmailByCode({ accounts, oobCodes }: AuthProject, oobCode: string): void {
  const account = accounts.byEmail(oobCodes.use(oobCode, 'VERIFY_EMAIL'))
  if (!account) throw new AuthError('INVALID_OOB_CODE')
  accounts.update(account.localId, (current) => ({ ...current, emailVerified: true }))
}
