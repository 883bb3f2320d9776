import { createHmac, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import { type Account, toMfaInfo } from './account'
import { AuthError } from './auth-error'
import { assertRecent } from './own-account'
import { type AuthProject, issueTokens, sessionOf } from './project'
import { parseRequest } from './request-body'

const PERIOD_SECONDS = 30
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the code of a secret for one period (RFC 6238, with the truncation of RFC 4226). */
export function totpCode(secret: string, period = currentPeriod()): string {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(period))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE(hash.readUInt8(19) & 0xf) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

const currentPeriod = () => Math.floor(Date.now() / 1000 / PERIOD_SECONDS)

/** Returns the period of a valid code. Throws for an invalid code, or one not newer than the last accepted code. */
function acceptCode(secret: string, code: string, lastPeriod = 0): number {
  const now = currentPeriod()
  const found = [now - 1, now, now + 1].find(
    (period) => period > lastPeriod && totpCode(secret, period) === code,
  )
  if (found === undefined) throw new AuthError('INVALID_CODE')
  return found
}

/** State between the two requests of an enrollment or a sign-in. The client sends it back, so it survives a restart. */
const Ticket = v.object({ localId: v.string(), secret: v.string(), expires: v.number() })
type Ticket = v.InferOutput<typeof Ticket>

const TICKET_MS = 5 * 60_000

const encodeTicket = (ticket: Ticket) => Buffer.from(JSON.stringify(ticket)).toString('base64url')

function readTicket(text: string, invalid: string, expired: string): Ticket {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Ticket),
    Buffer.from(text, 'base64url').toString(),
  )
  if (!parsed.success) throw new AuthError(invalid)
  if (parsed.output.expires <= Date.now()) throw new AuthError(expired)
  return parsed.output
}

const Start = v.object({ idToken: v.optional(v.string()), totpEnrollmentInfo: v.object({}) })

export function startEnrollment(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const { localId } = enrollable(project, parseRequest(Start, body).idToken)
  const secret = Array.from(randomBytes(32), (byte) => BASE32.charAt(byte % 32)).join('')
  const expires = Date.now() + TICKET_MS
  return json({
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: DIGITS,
      hashingAlgorithm: 'SHA1',
      periodSec: PERIOD_SECONDS,
      sessionInfo: encodeTicket({ localId, secret, expires }),
      finalizeEnrollmentTime: new Date(expires).toISOString(),
    },
  })
}

/** Returns the account of a recent session. Throws if its address is unverified or it already has a second factor. */
function enrollable(project: AuthProject, idToken: string | undefined): Account {
  const session = sessionOf(project, idToken)
  assertRecent(session)
  if (!session.account.emailVerified)
    throw new AuthError('UNVERIFIED_EMAIL : Need to verify email first before enrolling.')
  if (session.account.factor) throw new AuthError('SECOND_FACTOR_EXISTS')
  return session.account
}

const Finalize = v.object({
  idToken: v.optional(v.string()),
  displayName: v.nullish(v.string()),
  totpVerificationInfo: v.object({ sessionInfo: v.string(), verificationCode: v.string() }),
})

export function finalizeEnrollment(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const { idToken, displayName, totpVerificationInfo: info } = parseRequest(Finalize, body)
  const { localId } = enrollable(project, idToken)
  const ticket = readTicket(info.sessionInfo, 'INVALID_SESSION_INFO', 'SESSION_EXPIRED')
  if (ticket.localId !== localId) throw new AuthError('INVALID_SESSION_INFO')
  const lastPeriod = acceptCode(ticket.secret, info.verificationCode)
  const now = Date.now()
  const factor = {
    mfaEnrollmentId: randomBytes(16).toString('hex'),
    ...(displayName && { displayName }),
    enrolledAt: new Date(now).toISOString(),
    secret: ticket.secret,
    lastPeriod,
  }
  const validSince = Math.floor(now / 1000)
  const account = project.accounts.update(localId, (current) => ({
    ...current,
    factor,
    validSince,
  }))
  return json({ totpAuthInfo: {}, ...issueTokens(project, account) })
}

const Withdraw = v.object({ idToken: v.optional(v.string()), mfaEnrollmentId: v.string() })

export function withdrawEnrollment(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const { idToken, mfaEnrollmentId } = parseRequest(Withdraw, body)
  const session = sessionOf(project, idToken)
  assertRecent(session)
  const { factor, ...rest } = session.account
  if (factor?.mfaEnrollmentId !== mfaEnrollmentId) throw new AuthError('MFA_ENROLLMENT_NOT_FOUND')
  const account = project.accounts.update(rest.localId, () => rest)
  return json(issueTokens(project, account, session.authTime))
}

/** Returns the response to a correct password if a code must follow: a ticket instead of tokens. */
export function pendingSignIn(account: Account) {
  const { localId } = account
  const ticket = { localId, secret: '', expires: Date.now() + TICKET_MS }
  return { mfaPendingCredential: encodeTicket(ticket), mfaInfo: toMfaInfo(account) }
}

const SignIn = v.object({
  mfaPendingCredential: v.string(),
  mfaEnrollmentId: v.string(),
  totpVerificationInfo: v.object({ verificationCode: v.string() }),
})

export function finalizeSignIn(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const { mfaPendingCredential, mfaEnrollmentId, ...rest } = parseRequest(SignIn, body)
  const invalid = 'INVALID_MFA_PENDING_CREDENTIAL'
  const { localId } = readTicket(mfaPendingCredential, invalid, invalid)
  const { factor, disabled } = project.accounts.get(localId) ?? {}
  if (disabled) throw new AuthError('USER_DISABLED')
  if (factor?.mfaEnrollmentId !== mfaEnrollmentId) throw new AuthError('MFA_ENROLLMENT_NOT_FOUND')
  const { verificationCode } = rest.totpVerificationInfo
  const lastPeriod = acceptCode(factor.secret, verificationCode, factor.lastPeriod)
  const account = project.accounts.update(localId, (current) => ({
    ...current,
    factor: { ...factor, lastPeriod },
    lastLoginAt: Date.now(),
  }))
  return json({ totpAuthInfo: {}, ...issueTokens(project, account) })
}
