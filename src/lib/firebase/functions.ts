import { FirebaseError } from 'firebase/app'
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import { FUNCTIONS_REGION } from '@/domain/functions-region'
import { UserFacingError } from '../errors'
import { app, localFirebase } from './app'

const functions = getFunctions(app, FUNCTIONS_REGION)
if (localFirebase) connectFunctionsEmulator(functions, localFirebase.hostname, localFirebase.port)

const siteKey = localFirebase ? undefined : import.meta.env.VITE_APPCHECK_SITE_KEY

/** Calls a Cloud Function by its deployed name. Throws a UserFacingError with its message, or the SDK's errors. */
export async function call<Answer>(name: string, input: object): Promise<Answer> {
  if (siteKey) await passAppCheck(siteKey)
  try {
    const { data } = await httpsCallable<object, Answer>(functions, name)(input)
    return data
  } catch (error) {
    const text = refusalText(error)
    throw text === null ? error : new UserFacingError(text, { cause: error })
  }
}

/**
 * Loads App Check before the first call, because it loads Google's reCAPTCHA. Throws errors with an explanation,
 * because functions refuse calls without App Check but give no reason.
 */
async function passAppCheck(siteKey: string): Promise<void> {
  try {
    const { attestPage } = await import('./attestation')
    await attestPage(app, siteKey)
  } catch (error) {
    throw new UserFacingError(
      'Browser ini belum lolos pemeriksaan keamanan (App Check). Periksa sambungan internet, muat ulang halaman, lalu coba lagi.',
      { cause: error },
    )
  }
}

/** Returns the function's own message from `details`, or null. The SDK appends the status to `message`. */
function refusalText(error: unknown): string | null {
  const details = error instanceof FirebaseError && 'details' in error ? error.details : null
  return typeof details === 'object' && details !== null && 'message' in details
    ? String(details.message)
    : null
}
