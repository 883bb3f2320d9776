import { FirebaseError } from 'firebase/app'
import { UserFacingError } from '../errors'
import { setOwnPassword, signInAgain } from './auth'
import { errorKind } from './errors'
import { withTimeout } from './with-timeout'

const WRONG = ['auth/invalid-credential', 'auth/wrong-password', 'auth/invalid-login-credentials']

/**
 * Signs in with the current password and replaces it with `wanted`, which ends the user's sessions on other devices.
 * Resolves with whether `current` was correct. `attempts` contains the passwords of attempts whose response was lost,
 * one of which may be the current password. Throws a UserFacingError, or the SDK's errors.
 */
export async function changeOwnPassword(
  current: string,
  wanted: string,
  attempts: Set<string>,
): Promise<boolean> {
  if (!(await isPresent(current))) {
    for (const earlier of attempts)
      if (await isPresent(earlier)) {
        if (earlier !== wanted) await replace(wanted, attempts)
        return true
      }
    return false
  }
  await replace(wanted, attempts)
  return true
}

async function replace(wanted: string, attempts: Set<string>): Promise<void> {
  attempts.add(wanted)
  await withTimeout(() => setOwnPassword(wanted)).catch((error: unknown) => {
    // A refused attempt changed nothing.
    if (errorKind(error) !== 'unreachable') attempts.delete(wanted)
    throw translateError(error)
  })
}

async function isPresent(password: string): Promise<boolean> {
  try {
    await withTimeout(() => signInAgain(password))
    return true
  } catch (error) {
    if (error instanceof FirebaseError && WRONG.includes(error.code)) return false
    throw translateError(error)
  }
}

const TEXTS: Readonly<Record<string, string>> = {
  'auth/too-many-requests': 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
  'auth/weak-password': 'Kata sandi baru terlalu mudah ditebak. Pilih yang lain.',
}

function translateError(error: unknown): unknown {
  const text = error instanceof FirebaseError ? TEXTS[error.code] : undefined
  return text === undefined ? error : new UserFacingError(text, { cause: error })
}
