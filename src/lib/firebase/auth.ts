import { FirebaseError, deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  EmailAuthProvider,
  type MultiFactorError,
  type Persistence,
  TotpMultiFactorGenerator,
  type User,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  getMultiFactorResolver,
  inMemoryPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { deviceAnswers } from '../autosave/entries'
import { UserFacingError } from '../errors'
import { app, localFirebase } from './app'

export interface AuthUser {
  uid: string
  email: string
  name: string
  /** Custom claim `role`, which is not validated. */
  role: unknown
}

/** Places to store the session. The SDK uses the first that works. The last one lasts until the page closes. */
const PERSISTENCE = [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence]

let opening: Promise<Auth> | undefined
const ready = () => (opening ??= begin())

async function begin(): Promise<Auth> {
  // Every request of Auth waits for the SDK's own database, without a time limit.
  if (!(await deviceAnswers())) {
    opening = undefined
    throw new UserFacingError(
      'Penyimpanan perangkat tidak menjawab, jadi Anda belum bisa masuk. Tutup semua tab situs ini atau mulai ulang peramban, lalu coba lagi.',
    )
  }
  const auth = open(app, PERSISTENCE)
  // Language of Firebase's e-mails and the pages that they link to.
  auth.languageCode = 'id'
  return auth
}

function open(of: typeof app, persistence: Persistence[]): Auth {
  const opened = initializeAuth(of, { persistence })
  if (localFirebase)
    connectAuthEmulator(opened, `http://${localFirebase.hostname}:${localFirebase.port}`, {
      disableWarnings: true,
    })
  return opened
}

/**
 * Calls `listener` with the signed-in user immediately and after every change, including new tokens. Calls `onUnknown`
 * if an expired token cannot be renewed.
 */
export async function watchAuthUser(
  listener: (user: AuthUser | null) => void,
  onUnknown: (error: unknown) => void,
): Promise<void> {
  onIdTokenChanged(await ready(), (user) => {
    if (!user) return listener(null)
    user.getIdTokenResult().then(
      ({ claims }) =>
        listener({
          uid: user.uid,
          email: user.email ?? '',
          name: user.displayName ?? '',
          role: claims['role'],
        }),
      onUnknown,
    )
  })
}

/** Result of signing in with a correct password. The code of the second factor may be missing or wrong. */
export type SignInOutcome = 'done' | 'code-required' | 'code-wrong'

/** Signs in, with a code if the account has a second factor. Throws the SDK's errors (`signInErrorText`). */
export async function signIn(email: string, password: string, code = ''): Promise<SignInOutcome> {
  return completeSignIn(signInWithEmailAndPassword(await ready(), email, password), code)
}

async function completeSignIn(signingIn: Promise<unknown>, code: string): Promise<SignInOutcome> {
  try {
    await signingIn
    return 'done'
  } catch (error) {
    if (!hasCode(error, 'multi-factor-auth-required')) throw error
    if (code === '') return 'code-required'
    const resolver = getMultiFactorResolver(await ready(), error as MultiFactorError)
    const hint = resolver.hints.find(
      ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
    )
    const assertion = TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code)
    return orWrongCode(resolver.resolveSignIn(assertion))
  }
}

/** Resolves with 'done', or with 'code-wrong' if the server rejected the code. Throws other errors. */
export async function orWrongCode(checking: Promise<unknown>): Promise<'done' | 'code-wrong'> {
  try {
    await checking
    return 'done'
  } catch (error) {
    if (hasCode(error, 'invalid-verification-code')) return 'code-wrong'
    throw error
  }
}

/** Returns whether an error of Firebase Auth has one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof FirebaseError && codes.includes(error.code.replace('auth/', ''))
}

export async function signOut(): Promise<void> {
  await signOutOfFirebase(await ready())
}

/** Fetches a token with the current claims. Throws if the session has ended. */
export async function renewToken(): Promise<void> {
  await (await ready()).currentUser?.getIdToken(true)
}

/** Sends a link to set a new password if an account with this e-mail exists. */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(await ready(), email)
}

export async function signInAgain(password: string, code = ''): Promise<SignInOutcome> {
  const user = await currentUser()
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  return completeSignIn(reauthenticateWithCredential(user, credential), code)
}

/** Replaces the password of the signed-in user. Requires a recent `signInAgain`. Throws the SDK's errors. */
export async function setOwnPassword(password: string): Promise<void> {
  await updatePassword(await currentUser(), password)
}

export async function currentUser(): Promise<User> {
  const { currentUser } = await ready()
  if (!currentUser) throw new FirebaseError('auth/user-token-expired', 'Nobody is signed in.')
  return currentUser
}

/** Account created on a second app instance, so that the current user stays signed in. */
export interface SecondaryAccount {
  uid: string
  undo: () => Promise<void>
  close: () => Promise<void>
}

/** Creates an account and keeps the current user signed in. Throws the SDK's errors. */
export function signUpSecondary(
  email: string,
  password: string,
  name: string,
): Promise<SecondaryAccount> {
  return onSecondaryApp(async (second) => {
    const { user } = await createUserWithEmailAndPassword(second, email, password)
    await updateProfile(user, { displayName: name })
    return user
  })
}

export function signInSecondary(email: string, password: string): Promise<SecondaryAccount> {
  return onSecondaryApp(
    async (second) => (await signInWithEmailAndPassword(second, email, password)).user,
  )
}

async function onSecondaryApp(enter: (second: Auth) => Promise<User>): Promise<SecondaryAccount> {
  const second = initializeApp(app.options, crypto.randomUUID())
  try {
    const user = await enter(open(second, [inMemoryPersistence]))
    return { uid: user.uid, undo: () => deleteUser(user), close: () => deleteApp(second) }
  } catch (error) {
    await deleteApp(second)
    throw error
  }
}
