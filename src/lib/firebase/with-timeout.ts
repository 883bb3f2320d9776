import { FirebaseError } from 'firebase/app'
import { withReason } from './errors'

/** A request that hangs on a dying network must end, so that people are told and may try again. */
const TIMEOUT_MILLISECONDS = 30_000

/**
 * What `request` resolves with. Rejects with `deadline-exceeded` when it takes too long, and at once
 * with `unavailable` when the device has no network. A failure gets its reason in words.
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
