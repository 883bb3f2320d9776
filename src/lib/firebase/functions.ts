import { FirebaseError } from 'firebase/app'
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import { UserFacingError } from '../errors'
import { app, local } from './app'

const functions = getFunctions(app, 'asia-southeast2')
if (local) connectFunctionsEmulator(functions, local.hostname, local.port)

const siteKey = local ? undefined : import.meta.env.VITE_APPCHECK_SITE_KEY

/**
 * Calls a Cloud Function by its deployed name. Throws a UserFacingError where the function itself said
 * why it refuses, else the SDK's errors.
 */
export async function call<Answer>(name: string, input: object): Promise<Answer> {
  // It asks Google who the browser is, so it comes with the first call and never before.
  if (siteKey) await (await import('./app-check')).proveOurPage(siteKey)
  try {
    const { data } = await httpsCallable<object, Answer>(functions, name)(input)
    return data
  } catch (error) {
    const text = refusalText(error)
    throw text === null ? error : new UserFacingError(text, { cause: error })
  }
}

/** A function's own text travels in `details`: the SDK appends the status to `message`. */
function refusalText(error: unknown): string | null {
  const details = error instanceof FirebaseError && 'details' in error ? error.details : null
  return typeof details === 'object' && details !== null && 'message' in details
    ? String(details.message)
    : null
}
