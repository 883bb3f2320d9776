import type { UserRecord } from 'firebase-admin/auth'
import { warn } from 'firebase-functions/logger'
import * as v from 'valibot'
import { stagedPicturesIn } from '@/domain/pictures/staged-picture'
import { role } from '@/domain/users/role-schema'
import { user } from '@/domain/users/user-schema'
import type { Services } from '../services'
import { deleteAccount, findAccount, freeEmail } from './accounts'
import { isAuthError } from './auth-error'

/**
 * Makes the account what `users/{uid}` now says, whichever of its changes led here: role as custom
 * claim, name, picture, disabled or not, gone when the document is gone. Whose role or access changes
 * must sign in anew.
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

  const held: unknown = account.customClaims?.['role']
  const parsed = v.safeParse(role, document.get('role'))
  const wanted = parsed.success ? parsed.output : undefined
  const disabled = document.get('disabled') === true
  const { displayName = account.displayName, photoURL } = shownOf(document.data())
  const isShown = account.displayName === displayName && account.photoURL === photoURL
  const isAllowed = held === wanted && account.disabled === disabled
  if (isAllowed && isShown) return
  // Before the rest, so that it is done again when a repetition finds the rest undone.
  if (!isAllowed) {
    await auth.revokeRefreshTokens(uid)
    await auth.setCustomUserClaims(uid, wanted === undefined ? null : { role: wanted })
  }
  const rest = { disabled, ...(displayName !== undefined && { displayName }) }
  await auth.updateUser(uid, { ...rest, photoURL: photoURL ?? null }).catch((error: unknown) => {
    // Auth takes fewer addresses than the rules: who is to be shut out must not be kept in by theirs.
    if (!isAuthError(error, 'auth/invalid-photo-url')) throw error
    return auth.updateUser(uid, { ...rest, photoURL: null })
  })
  // Another delivery may meanwhile have read a later version, and written it before this one.
  if (!(await document.ref.get()).isEqual(document)) await syncAccount(services, uid)
}

const visible = v.object({
  name: v.optional(v.fallback(v.string(), ''), ''),
  avatarurl: v.optional(v.fallback(v.string(), ''), ''),
})

/**
 * Name and picture as an account bears them. Auth takes whole addresses only, and nobody can load a
 * staged picture by its address: a picture of another sort stands in the document alone.
 */
function shownOf(data: unknown): Pick<UserRecord, 'displayName' | 'photoURL'> {
  const { name, avatarurl } = v.parse(visible, data)
  const isPublic =
    /^https?:\/\//i.test(avatarurl) &&
    URL.canParse(avatarurl) &&
    stagedPicturesIn({ avatarurl }).length === 0
  return { ...(name && { displayName: name }), ...(isPublic && { photoURL: avatarurl }) }
}

const identity = v.pick(user, ['name', 'email'])

/**
 * The account of someone whose document came back from the bin, under its old uid. Nobody knows the
 * old password; they set one with the link of "Lupa kata sandi". Null when that cannot be.
 */
async function restoreAccount(
  services: Pick<Services, 'auth' | 'firestore'>,
  uid: string,
  data: unknown,
): Promise<UserRecord | null> {
  const person = v.safeParse(identity, data)
  if (!person.success) {
    warn(`users/${uid} has neither an account nor what one needs`)
    return null
  }
  const { name, email } = person.output
  if (await freeEmail(services, { email, uid, failure: 'Gagal membuat akun' }))
    try {
      const account = await services.auth.createUser({ uid, email, displayName: name })
      if ((await services.firestore.doc(`users/${uid}`).get()).exists) return account
      // The event of a document that went meanwhile may have found no account to delete.
      await deleteAccount(services.auth, uid)
      return null
    } catch (error) {
      if (!isAuthError(error, 'auth/email-already-exists')) throw error
    }
  warn(`users/${uid} has no account, and another has its e-mail`)
  return null
}
