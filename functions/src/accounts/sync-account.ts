import type { UserRecord } from 'firebase-admin/auth'
import { warn } from 'firebase-functions/logger'
import * as v from 'valibot'
import { stagedPicturesIn } from '@/domain/pictures/staged-picture'
import { role } from '@/domain/users/role-schema'
import { user } from '@/domain/users/user-schema'
import type { Services } from '../services'
import { deleteAccount, findAccount, freeEmail, isAuthError } from './accounts'

/**
 * Synchronises the account with `users/{uid}`: role as a custom claim, name, picture and `disabled`. Deletes the
 * account if the document does not exist. Ends the sessions of a person whose role or access changed.
 */
export async function syncAccount(
  services: Pick<Services, 'auth' | 'firestore'>,
  uid: string,
): Promise<void> {
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
  // Revokes the tokens first, so that a retry repeats it if the update below fails.
  if (!isAllowed) {
    await auth.revokeRefreshTokens(uid)
    await auth.setCustomUserClaims(uid, wanted === undefined ? null : { role: wanted })
  }
  const rest = { disabled, ...(displayName !== undefined && { displayName }) }
  await auth.updateUser(uid, { ...rest, photoURL: photoURL ?? null }).catch((error: unknown) => {
    // Auth rejects some picture addresses that the rules accept. The account must be disabled nevertheless.
    if (!isAuthError(error, 'auth/invalid-photo-url')) throw error
    return auth.updateUser(uid, { ...rest, photoURL: null })
  })
  // A concurrent delivery may have read a later version and written it earlier.
  if (!(await document.ref.get()).isEqual(document)) await syncAccount(services, uid)
}

const visible = v.object({
  name: v.optional(v.fallback(v.string(), ''), ''),
  avatarurl: v.optional(v.fallback(v.string(), ''), ''),
})

/**
 * Returns name and picture in a form that an account can have. Auth accepts only absolute URLs, and nobody can load a
 * staged picture by its URL. Other pictures are only in the document.
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
 * Creates the account of a user whose document was restored from the bin, under the old uid. The user sets a password
 * through "Lupa kata sandi". Returns null if the account cannot be created.
 */
async function restoreAccount(
  services: Pick<Services, 'auth' | 'firestore'>,
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
      // If the document was deleted meanwhile, its event may have found no account to delete.
      await deleteAccount(services.auth, uid)
      return null
    } catch (error) {
      if (!isAuthError(error, 'auth/email-already-exists')) throw error
    }
  warn(`users/${uid} has no account, and another account has its e-mail`)
  return null
}
