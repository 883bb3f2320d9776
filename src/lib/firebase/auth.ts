import { deleteApp, FirebaseError, initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  updatePassword,
  updateProfile,
  type Auth,
  type Persistence,
  type User,
} from 'firebase/auth'
import { deviceAnswers } from '../autosave/entries'
import { app, local } from './app'
import { leaveDeviceOut } from './without-device'

/** Who is signed in, as far as the token says. */
export interface AuthUser {
  uid: string
  email: string
  name: string
  /** The custom claim `role`; whoever reads it checks it. */
  role: unknown
}

let opening: Promise<Auth> | undefined
const ready = () => (opening ??= begin())

async function begin(): Promise<Auth> {
  const isAnswering = await deviceAnswers()
  if (!isAnswering) leaveDeviceOut()
  const kept = [browserLocalPersistence]
  const auth = open(app, isAnswering ? [indexedDBLocalPersistence, ...kept] : kept)
  // Of the e-mails that Firebase sends and the pages behind their links.
  auth.languageCode = 'id'
  return auth
}

function open(of: typeof app, persistence: Persistence[]): Auth {
  const opened = initializeAuth(of, { persistence })
  if (local)
    connectAuthEmulator(opened, `http://${local.hostname}:${local.port}`, { disableWarnings: true })
  return opened
}

/**
 * Calls `listener` with who is signed in now and after every change, tokens included; `onUnknown` where a token that
 * is over cannot be renewed, so that nobody knows.
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

/** Throws the SDK's errors; `signInErrorText` puts them into words. */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(await ready(), email, password)
}

export async function signOut(): Promise<void> {
  await signOutOfFirebase(await ready())
}

/** Fetches a token with the account's present claims. Throws when the session is no longer good. */
export async function renewToken(): Promise<void> {
  await (await ready()).currentUser?.getIdToken(true)
}

/** Sends a message with a link to set a new password, if there is such an account. */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(await ready(), email)
}

/** Proves that who is signed in knows the password. Throws the SDK's errors. */
export async function signInAgain(password: string): Promise<void> {
  const user = await whoIsSignedIn()
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
}

/** Replaces the password of who is signed in, soon after `signInAgain`. Throws the SDK's errors. */
export async function setOwnPassword(password: string): Promise<void> {
  await updatePassword(await whoIsSignedIn(), password)
}

async function whoIsSignedIn(): Promise<User> {
  const { currentUser } = await ready()
  if (!currentUser) throw new FirebaseError('auth/user-token-expired', 'Nobody is signed in.')
  return currentUser
}

/** An account on a second app instance, so that whoever works with it stays signed in as themself. */
export interface SecondaryAccount {
  uid: string
  /** Takes the account back, when what depends on it has failed. */
  undo: () => Promise<void>
  /** To be called at the end. */
  close: () => Promise<void>
}

/** Creates an account without signing in as it. Throws the SDK's errors. */
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

/** Opens an account that there is. Throws the SDK's errors. */
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
