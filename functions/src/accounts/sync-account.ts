import type { UserRecord } from 'firebase-admin/auth'
import { warn } from 'firebase-functions/logger'
import * as v from 'valibot'
import { stagedPicturesIn } from '@/domain/pictures/staged-picture'
import { role, user } from '@/domain/users/user-schema'
import type { Accounts } from '../services'
import { deleteAccount, findAccount, freeEmail, isAuthError } from './accounts'

/**
 * Copies role, name, picture and `disabled` from `users/{uid}` to the account. The role becomes a custom claim. Deletes
 * the account if the document does not exist. Ends the user's sessions if the role or `disabled` changed.
 */
export async function syncAccount(services: Accounts, uid: string): Promise<void> {
  const { auth, firestore } = services
  const document = await firestore.doc(`users/${uid}`).get()
  if (!document.exists) return deleteAccount(auth, uid)
  const account =
    (await findAccount(auth, uid)) ?? (await restoreAccount(services, uid, document.data()))
  if (account === null) return

  const currentRole: unknown = account.customClaims?.['role']
  const parsed = v.safeParse(role, document.get('role'))
  const wanted = parsed.success ? parsed.output : undefined
  const disabled = document.get('disabled') === true
  const { displayName = account.displayName, photoURL } = profileOf(document.data())
  const isShown = account.displayName === displayName && account.photoURL === photoURL
  const isAllowed = currentRole === wanted && account.disabled === disabled
  if (isAllowed && isShown) return
  // Tokens are revoked first, so that a retry revokes them again if the update below fails.
  if (!isAllowed) {
    await auth.revokeRefreshTokens(uid)
    await auth.setCustomUserClaims(uid, wanted === undefined ? null : { role: wanted })
  }
  const rest = { disabled, ...(displayName !== undefined && { displayName }) }
  await auth.updateUser(uid, { ...rest, photoURL: photoURL ?? null }).catch((error: unknown) => {
    // Auth rejects some picture addresses that the rules accept. The rest of the account must be updated nevertheless.
    if (!isAuthError(error, 'auth/invalid-photo-url')) throw error
    return auth.updateUser(uid, { ...rest, photoURL: null })
  })
  // A concurrent event may have read a newer document and written the account before this call did.
  if (!(await document.ref.get()).isEqual(document)) await syncAccount(services, uid)
}

const visible = v.object({
  name: v.optional(v.fallback(v.string(), ''), ''),
  avatarurl: v.optional(v.fallback(v.string(), ''), ''),
})

/**
 * Returns the name and picture to store in the account. Omits pictures that Auth does not accept (relative URLs) and
 * staged pictures, which cannot be loaded by their URL.
 */
function profileOf(data: unknown): Pick<UserRecord, 'displayName' | 'photoURL'> {
  const { name, avatarurl } = v.parse(visible, data)
  const isPublic =
    /^https?:\/\//i.test(avatarurl) &&
    URL.canParse(avatarurl) &&
    stagedPicturesIn({ avatarurl }).length === 0
  return { ...(name && { displayName: name }), ...(isPublic && { photoURL: avatarurl }) }
}

const identity = v.pick(user, ['name', 'email'])

/**
 * Creates an account with the old uid for a user whose document was restored from the bin. The user sets a password
 * through "Lupa kata sandi". Returns null if the account cannot be created.
 */
async function restoreAccount(
  services: Accounts,
  uid: string,
  data: unknown,
): Promise<UserRecord | null> {
  const person = v.safeParse(identity, data)
  if (!person.success) {
    warn(`users/${uid} has no account and lacks the data for one`)
    return null
  }
  const { name, email } = person.output
  if (await freeEmail(services, { email, uid, failure: 'Gagal membuat akun' }))
    try {
      const account = await services.auth.createUser({ uid, email, displayName: name })
      if ((await services.firestore.doc(`users/${uid}`).get()).exists) return account
      // The document may have been deleted before this account existed. Its event then found no account to delete.
      await deleteAccount(services.auth, uid)
      return null
    } catch (error) {
      if (!isAuthError(error, 'auth/email-already-exists')) throw error
    }
  warn(`users/${uid} has no account, and another account has its e-mail`)
  return null
}
