import * as v from 'valibot'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import { type Account, toUserInfo } from './account'
import { AuthError } from './auth-error'
import { hashPassword } from './password'
import { type AuthProject, issueTokens, sessionOf } from './project'
import { parseBody } from './request-body'

const IdToken = v.object({ idToken: v.optional(v.string()) })

/** accounts:lookup by the signed-in user. */
export function lookupSelf(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const { account } = sessionOf(project, parseBody(IdToken, body).idToken)
  return json({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [toUserInfo(account, false)],
  })
}

/** accounts:delete by the signed-in user. */
export function deleteSelf(project: AuthProject, { body }: ApiRequest): ApiResponse {
  const { account } = sessionOf(project, parseBody(IdToken, body).idToken)
  project.accounts.delete(account.localId)
  return json({ kind: 'identitytoolkit#DeleteAccountResponse' })
}

/** The SDK sends null for what it leaves alone. */
const unlessNull = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? undefined),
)

const UpdateSelf = v.object({
  idToken: v.optional(v.string()),
  oobCode: v.optional(v.string()),
  displayName: v.optional(unlessNull),
  photoUrl: v.optional(unlessNull),
  password: v.optional(v.string()),
  email: v.optional(v.string()),
  deleteAttribute: v.optional(v.array(v.string()), []),
})

/** accounts:update by the signed-in user (profile, password) or with a VERIFY_EMAIL code. */
export async function updateSelf(project: AuthProject, { body }: ApiRequest): Promise<ApiResponse> {
  const update = parseBody(UpdateSelf, body)
  if (update.oobCode !== undefined) return json(describe(verifyEmail(project, update.oobCode)))
  const session = sessionOf(project, update.idToken)
  if (update.email !== undefined && update.email.toLowerCase() !== session.account.email)
    // With e-mail enumeration protection, on by default, a client cannot change the address so.
    throw new AuthError(
      'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.',
    )
  const password = update.password === undefined ? undefined : await hashPassword(update.password)
  const now = Date.now()
  const account = project.accounts.update(session.account.localId, (current) => ({
    ...withProfile(current, update),
    ...(password && {
      password,
      passwordUpdatedAt: now,
      validSince: Math.floor(now / 1000),
    }),
  }))
  // A new password ends every session and begins one.
  const authTime = password ? undefined : session.authTime
  return json({ ...describe(account), ...issueTokens(project, account, authTime) })
}

interface ProfileUpdate {
  displayName?: string | undefined
  photoUrl?: string | undefined
  deleteAttribute: string[]
}

/** The account with a new name and picture; the attributes to delete win over new values. */
export function withProfile(account: Account, update: ProfileUpdate): Account {
  const { displayName, photoUrl, deleteAttribute } = update
  const updated: Account = {
    ...account,
    ...(displayName !== undefined && { displayName }),
    ...(photoUrl !== undefined && { photoUrl }),
  }
  if (deleteAttribute.includes('DISPLAY_NAME')) delete updated.displayName
  if (deleteAttribute.includes('PHOTO_URL')) delete updated.photoUrl
  return updated
}

/** Throws as `OobCodes.use`, or INVALID_OOB_CODE when the account is gone. */
function verifyEmail({ accounts, oobCodes }: AuthProject, oobCode: string): Account {
  const account = accounts.byEmail(oobCodes.use(oobCode, 'VERIFY_EMAIL').email)
  if (!account) throw new AuthError('INVALID_OOB_CODE')
  return accounts.update(account.localId, (current) => ({ ...current, emailVerified: true }))
}

function describe(account: Account) {
  const { localId, email, emailVerified, displayName, photoUrl, providerUserInfo } = toUserInfo(
    account,
    false,
  )
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId,
    email,
    emailVerified,
    displayName,
    photoUrl,
    providerUserInfo,
  }
}
