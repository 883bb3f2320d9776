import * as v from 'valibot'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import type { Log } from '../http/log'
import { AuthError } from './auth-error'
import type { OobCode, OobRequestType } from './oob-codes'
import { hashPassword } from './password'
import { type AuthProject, sessionOf } from './project'
import { canonicalEmail, parseBody } from './request-body'

const SendOobCode = v.object({
  requestType: v.optional(v.string()),
  email: v.optional(v.string()),
  idToken: v.optional(v.string()),
})

/** accounts:sendOobCode: no e-mail leaves; the log shows the link, `oobCodes` lists it for tests. */
export function sendOobCode(
  project: AuthProject,
  { body, headers }: ApiRequest,
  log: Log,
): ApiResponse {
  const { requestType, email, idToken } = parseBody(SendOobCode, body)
  const code = issueFor(project, requestType, email, idToken)
  if (typeof code !== 'string')
    log(`${code.requestType} ${code.email}: ${linkOf(code, project.projectId, headers['host'])}`)
  return json({
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email: typeof code === 'string' ? code : code.email,
  })
}

/** The code, or only the address where production would not tell that nobody has it. */
function issueFor(
  project: AuthProject,
  requestType = '',
  email: string | undefined,
  idToken: string | undefined,
): OobCode | string {
  switch (requestType) {
    case 'PASSWORD_RESET': {
      const address = canonicalEmail(email)
      return project.accounts.byEmail(address)
        ? project.oobCodes.issue(requestType, address)
        : address
    }
    case 'VERIFY_EMAIL':
      return project.oobCodes.issue(
        requestType,
        canonicalEmail(sessionOf(project, idToken).account.email),
      )
    case '':
      throw new AuthError('MISSING_REQ_TYPE')
    default:
      throw new AuthError(`OPERATION_NOT_ALLOWED : ${requestType} is not supported here.`)
  }
}

const SendAsOwner = v.object({
  requestType: v.picklist(['PASSWORD_RESET', 'VERIFY_EMAIL']),
  email: v.optional(v.string()),
  returnOobLink: v.optional(v.boolean(), false),
  /** Where the page behind the link is to lead on. */
  continueUrl: v.optional(v.string()),
})

/**
 * accounts:sendOobCode by the administrator, who may ask for the link instead of an e-mail and is
 * told when nobody has the address.
 */
export function sendOobCodeAsOwner(
  { projectId, accounts, oobCodes }: AuthProject,
  { body, headers }: ApiRequest,
  log: Log,
): ApiResponse {
  const { requestType, returnOobLink, continueUrl, ...wanted } = parseBody(SendAsOwner, body)
  const email = canonicalEmail(wanted.email)
  if (!accounts.byEmail(email)) throw new AuthError('EMAIL_NOT_FOUND')
  const code = oobCodes.issue(requestType, email)
  const oobLink = linkOf(code, projectId, headers['host'], continueUrl)
  if (!returnOobLink) log(`${requestType} ${email}: ${oobLink}`)
  return json({
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email,
    ...(returnOobLink && { oobCode: code.oobCode, oobLink }),
  })
}

/** As the links in production's e-mails have it. */
const MODES: Readonly<Record<OobRequestType, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
}

function linkOf(
  { requestType, oobCode }: OobCode,
  projectId: string,
  host = '127.0.0.1',
  continueUrl?: string,
): string {
  const parameters = new URLSearchParams({
    mode: MODES[requestType],
    oobCode,
    apiKey: projectId,
    ...(continueUrl !== undefined && { continueUrl }),
    lang: 'id',
  })
  return `http://${host}/__/auth/action?${parameters.toString()}`
}

const ResetPassword = v.object({
  oobCode: v.optional(v.string(), ''),
  newPassword: v.optional(v.string()),
})

/** accounts:resetPassword: without a new password it only tells what the code is for. */
export async function resetPassword(
  project: AuthProject,
  { body }: ApiRequest,
): Promise<ApiResponse> {
  const { oobCode, newPassword } = parseBody(ResetPassword, body)
  if (oobCode === '') throw new AuthError('MISSING_OOB_CODE')
  const { requestType, email } = project.oobCodes.check(oobCode)
  if (newPassword !== undefined) await setPasswordByCode(project, oobCode, newPassword)
  return json({ kind: 'identitytoolkit#ResetPasswordResponse', requestType, email })
}

/** Uses the code up. Throws INVALID_OOB_CODE, EXPIRED_OOB_CODE or WEAK_PASSWORD. */
export async function setPasswordByCode(
  project: AuthProject,
  oobCode: string,
  newPassword: string,
): Promise<void> {
  const password = await hashPassword(newPassword)
  const { email } = project.oobCodes.use(oobCode, 'PASSWORD_RESET')
  const account = project.accounts.byEmail(email)
  if (!account) throw new AuthError('INVALID_OOB_CODE')
  const now = Date.now()
  project.accounts.update(account.localId, (current) => ({
    ...current,
    // Whoever has the code reads the address's mail.
    emailVerified: true,
    password,
    passwordUpdatedAt: now,
    validSince: Math.floor(now / 1000),
  }))
}
