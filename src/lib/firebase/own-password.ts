import { FirebaseError } from 'firebase/app'
import { UserFacingError } from '../errors'
import { setOwnPassword, type SignInOutcome, signInAgain } from './auth'
import { errorKind } from './errors'
import { withTimeout } from './with-timeout'

const WRONG = ['auth/invalid-credential', 'auth/wrong-password', 'auth/invalid-login-credentials']

export type ConfirmOutcome = SignInOutcome | 'wrong-password'

/**
 * Signs in with the current password and replaces it with `wanted`, which ends the user's sessions on other devices.
 * `code` is the code of the second factor, if the account has one. `attempts` contains new passwords of earlier
 * attempts without a response, one of which may be the current password. Throws a UserFacingError, or the SDK's errors.
 */
export async function changeOwnPassword(
  current: string,
  wanted: string,
  attempts: Set<string>,
  code = '',
): Promise<ConfirmOutcome> {
  for (const password of [current, ...attempts]) {
    const outcome = await confirmPassword(password, code)
    if (outcome === 'wrong-password') continue
    if (outcome === 'done' && password !== wanted) await replace(wanted, attempts)
    return outcome
  }
  return 'wrong-password'
}

async function replace(wanted: string, attempts: Set<string>): Promise<void> {
  attempts.add(wanted)
  await withTimeout(() => setOwnPassword(wanted)).catch((error: unknown) => {
    // A refused attempt changed nothing.
    if (errorKind(error) !== 'unreachable') attempts.delete(wanted)
    throw translateError(error)
  })
}

/** Signs the user in again. Throws a UserFacingError, or the SDK's errors. */
export async function confirmPassword(password: string, code = ''): Promise<ConfirmOutcome> {
  try {
    return await withTimeout(() => signInAgain(password, code))
  } catch (error) {
    if (error instanceof FirebaseError && WRONG.includes(error.code)) return 'wrong-password'
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
