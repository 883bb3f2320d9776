import * as v from 'valibot'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import { type Account, toUserInfo } from './account'
import { AuthError } from './auth-error'
import { canonicalEmail } from './email'
import { hashPassword } from './password'
import type { AuthProject } from './project'
import { parseRequest } from './request-body'
import { newAccount } from './sign-in'

const profile = {
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  emailVerified: v.optional(v.boolean()),
}

const CreateAccount = v.strictObject({
  ...profile,
  localId: v.optional(v.string()),
  disabled: v.optional(v.boolean()),
})

export async function createAccount(
  project: AuthProject,
  { body }: ApiRequest,
): Promise<ApiResponse> {
  const wanted = parseRequest(CreateAccount, body)
  const now = Date.now()
  const account = project.accounts.create({
    ...newAccount(now),
    ...(wanted.localId !== undefined && { localId: wanted.localId }),
    ...(wanted.displayName !== undefined && { displayName: wanted.displayName }),
    ...(wanted.photoUrl !== undefined && { photoUrl: wanted.photoUrl }),
    ...(wanted.email !== undefined && { email: canonicalEmail(wanted.email) }),
    ...(await withPassword(wanted.password, now)),
    emailVerified: wanted.emailVerified ?? false,
    disabled: wanted.disabled ?? false,
  })
  const { localId, email } = account
  return json({ kind: 'identitytoolkit#SignupNewUserResponse', localId, email })
}

const Lookup = v.object({
  localId: v.optional(v.array(v.string()), []),
  email: v.optional(v.array(v.string()), []),
})

export function lookupAccounts({ accounts }: AuthProject, { body }: ApiRequest): ApiResponse {
  const wanted = parseRequest(Lookup, body)
  const found = new Set([
    ...wanted.localId.map((localId) => accounts.get(localId)),
    ...wanted.email.map((email) => accounts.byEmail(email)),
  ])
  const users = [...found].flatMap((account) => (account ? [toUserInfo(account, true)] : []))
  return json({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    // The admin SDK would mistake an empty list for a found user.
    ...(users.length > 0 && { users }),
  })
}

const MAX_PAGE_SIZE = 1000

/** Lists accounts in pages. The page token is the last id of the previous page. */
export function listAccounts({ accounts }: AuthProject, { query }: ApiRequest): ApiResponse {
  const pageSize = Math.min(Number(query.get('maxResults') ?? MAX_PAGE_SIZE), MAX_PAGE_SIZE)
  const after = query.get('nextPageToken') ?? ''
  const rest = accounts
    .all()
    .filter(({ localId }) => localId > after)
    .sort((a, b) => (a.localId < b.localId ? -1 : 1))
  const page = rest.slice(0, pageSize)
  return json({
    kind: 'identitytoolkit#DownloadAccountResponse',
    ...(page.length > 0 && { users: page.map((account) => toUserInfo(account, true)) }),
    ...(rest.length > pageSize && { nextPageToken: page.at(-1)?.localId }),
  })
}

const UpdateAccount = v.strictObject({
  ...profile,
  localId: v.string(),
  disableUser: v.optional(v.boolean()),
  customAttributes: v.optional(v.string()),
  deleteAttribute: v.optional(v.array(v.literal('PHOTO_URL', 'This is not supported here.')), []),
  /** Second factors. The admin SDK sends an object without enrollments to remove them. */
  mfa: v.optional(v.strictObject({})),
  /** Time in seconds since 1970, as string or number. */
  validSince: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))),
})

export async function updateAccount(
  project: AuthProject,
  { body }: ApiRequest,
): Promise<ApiResponse> {
  const update = parseRequest(UpdateAccount, body)
  const now = Date.now()
  const email = update.email === undefined ? undefined : canonicalEmail(update.email)
  const changes: Partial<Account> = {
    ...(update.displayName !== undefined && { displayName: update.displayName }),
    ...(update.photoUrl !== undefined && { photoUrl: update.photoUrl }),
    ...(await withPassword(update.password, now)),
    ...(update.emailVerified !== undefined && { emailVerified: update.emailVerified }),
    ...(update.disableUser !== undefined && { disabled: update.disableUser }),
    ...(update.customAttributes !== undefined && {
      customClaims: parseCustomClaims(update.customAttributes),
    }),
  }
  const isPictureGone = update.deleteAttribute.length > 0
  const account = project.accounts.update(update.localId, ({ photoUrl, factor, ...current }) => ({
    ...current,
    ...(factor && !update.mfa && { factor }),
    ...(photoUrl !== undefined && !isPictureGone && { photoUrl }),
    ...(email !== undefined && email !== current.email && { email, emailVerified: false }),
    ...((email !== current.email && email !== undefined) || update.password !== undefined
      ? { validSince: Math.floor(now / 1000) }
      : {}),
    ...changes,
    ...(update.validSince !== undefined && { validSince: update.validSince }),
  }))
  return json({
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...toUserInfo(account, true),
  })
}

const DeleteAccount = v.object({ localId: v.string() })

export function deleteAccount({ accounts }: AuthProject, { body }: ApiRequest): ApiResponse {
  accounts.delete(parseRequest(DeleteAccount, body).localId)
  return json({ kind: 'identitytoolkit#DeleteAccountResponse' })
}

async function withPassword(password: string | undefined, now: number): Promise<Partial<Account>> {
  if (password === undefined) return {}
  return { password: await hashPassword(password), passwordUpdatedAt: now }
}

/** Parses custom claims. The admin SDK has already checked the size and reserved names. */
function parseCustomClaims(text: string): Record<string, unknown> {
  try {
    return v.parse(v.record(v.string(), v.unknown()), JSON.parse(text))
  } catch {
    throw new AuthError('INVALID_CLAIMS')
  }
}
