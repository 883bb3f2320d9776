import { FirebaseError } from 'firebase/app'
import { UserFacingError } from '../errors'
import { setOwnPassword, signInAgain } from './auth'
import { errorKind } from './errors'
import { withTimeout } from './with-timeout'

const WRONG = ['auth/invalid-credential', 'auth/wrong-password', 'auth/invalid-login-credentials']

/**
 * Signs in anew with the present password and replaces it by `wanted`, which ends the person's
 * sessions on other devices. Answers whether `current` was right. `tried` remembers the passwords of
 * tries whose answer was lost: such a one may be the present one by now. Throws a UserFacingError, or
 * the SDK's errors.
 */
export async function changeOwnPassword(
  current: string,
  wanted: string,
  tried: Set<string>,
): Promise<boolean> {
  if (!(await isPresent(current))) {
    for (const earlier of tried)
      if (await isPresent(earlier)) {
        if (earlier !== wanted) await replace(wanted, tried)
        return true
      }
    return false
  }
  await replace(wanted, tried)
  return true
}

async function replace(wanted: string, tried: Set<string>): Promise<void> {
  tried.add(wanted)
  await withTimeout(() => setOwnPassword(wanted)).catch((error: unknown) => {
    // A refusal has changed nothing.
    if (errorKind(error) !== 'unreachable') tried.delete(wanted)
    throw said(error)
  })
}

async function isPresent(password: string): Promise<boolean> {
  try {
    await withTimeout(() => signInAgain(password))
    return true
  } catch (error) {
    if (error instanceof FirebaseError && WRONG.includes(error.code)) return false
    throw said(error)
  }
}

const TEXTS: Readonly<Record<string, string>> = {
  'auth/too-many-requests': 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
  'auth/weak-password': 'Kata sandi baru terlalu mudah ditebak. Pilih yang lain.',
}

function said(error: unknown): unknown {
  const text = error instanceof FirebaseError ? TEXTS[error.code] : undefined
  return text === undefined ? error : new UserFacingError(text, { cause: error })
}
