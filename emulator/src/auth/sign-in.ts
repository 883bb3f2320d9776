import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import type { Account } from './account'
import { AuthError } from './auth-error'
import { canonicalEmail } from './email'
import { hashPassword, verifyPassword } from './password'
import { type AuthProject, issueTokens } from './project'
import { readRefreshToken } from './refresh-token'
import { parseRequest } from './request-body'
import { pendingSignIn } from './second-factor'

const SignUp = v.object({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: v.optional(v.string()),
  idToken: v.optional(v.string()),
})

export async function signUp(project: AuthProject, { body }: ApiRequest): Promise<ApiResponse> {
  const { email, password, displayName, idToken } = parseRequest(SignUp, body)
  if (idToken !== undefined) throw new AuthError('OPERATION_NOT_ALLOWED : Linking is off.')
  if (email === undefined && password === undefined) throw new AuthError('ADMIN_ONLY_OPERATION')
  const address = canonicalEmail(email)
  if (project.accounts.byEmail(address)) throw new AuthError('EMAIL_EXISTS')
  const hash = await hashPassword(password ?? '')
  const now = Date.now()
  const account = project.accounts.create({
    ...newAccount(now),
    email: address,
    ...(displayName !== undefined && { displayName }),
    password: hash,
    passwordUpdatedAt: now,
    lastLoginAt: now,
  })
  return json({
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.localId,
    email: address,
    displayName,
    ...issueTokens(project, account),
  })
}

export function newAccount(now: number): Account {
  return {
    localId: randomBytes(21).toString('base64url'),
    emailVerified: false,
    disabled: false,
    createdAt: now,
    validSince: Math.floor(now / 1000),
  }
}

const SignIn = v.object({ email: v.optional(v.string()), password: v.optional(v.string()) })

/** Signs in. Like production's default, does not reveal whether the address or the password is wrong. */
export async function signInWithPassword(
  project: AuthProject,
  { body }: ApiRequest,
): Promise<ApiResponse> {
  const { email, password = '' } = parseRequest(SignIn, body)
  const found = project.accounts.byEmail(canonicalEmail(email))
  if (password === '') throw new AuthError('MISSING_PASSWORD')
  if (!found?.password) throw new AuthError('INVALID_LOGIN_CREDENTIALS')
  if (found.disabled) throw new AuthError('USER_DISABLED')
  if (!(await verifyPassword(password, found.password)))
    throw new AuthError('INVALID_LOGIN_CREDENTIALS')
  const profile = {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: found.localId,
    email: found.email,
    displayName: found.displayName ?? '',
    registered: true,
  }
  if (found.factor) return json({ ...profile, ...pendingSignIn(found) })
  const account = project.accounts.update(found.localId, (current) => ({
    ...current,
    lastLoginAt: Date.now(),
  }))
  return json({ ...profile, ...issueTokens(project, account) })
}

export function refreshIdToken(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const form = new URLSearchParams(body.toString())
  const refreshToken = form.get('refresh_token') ?? ''
  if (form.get('grant_type') !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE')
  if (refreshToken === '') throw new AuthError('MISSING_REFRESH_TOKEN')
  const { localId, issuedAt } = readRefreshToken(refreshToken, project.projectId)
  const account = project.accounts.get(localId)
  if (!account) throw new AuthError('USER_NOT_FOUND')
  if (account.disabled) throw new AuthError('USER_DISABLED')
  if (issuedAt < account.validSince) throw new AuthError('TOKEN_EXPIRED')
  const { idToken, expiresIn } = issueTokens(project, account, issuedAt)
  return json({
    id_token: idToken,
    access_token: idToken,
    expires_in: expiresIn,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: localId,
    project_id: project.projectId,
  })
}
