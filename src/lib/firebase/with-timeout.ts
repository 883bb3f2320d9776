import { FirebaseError } from 'firebase/app'
import { withReason } from './errors'

/** Timeout of requests that hang on a failing network, so that users see the failure and can try again. */
const TIMEOUT_MILLISECONDS = 30_000

/**
 * Resolves with the result of `request`. Rejects with `deadline-exceeded` after the timeout, and immediately with
 * `unavailable` while offline. Adds a reason for the user to a failure (`withReason`).
 */
export function withTimeout<T>(
  request: () => Promise<T>,
  milliseconds = TIMEOUT_MILLISECONDS,
): Promise<T> {
  if (globalThis.navigator?.onLine === false)
    return Promise.reject(new FirebaseError('unavailable', 'No network.'))
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new FirebaseError('deadline-exceeded', `No answer within ${milliseconds} ms.`)),
      milliseconds,
    )
  })
  return Promise.race([request(), timeout])
    .catch((error: unknown) => {
      throw withReason(error)
    })
    .finally(() => clearTimeout(timer))
}
