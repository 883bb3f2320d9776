import { FirebaseError } from 'firebase/app'
import { vi } from 'vitest'

export const call = vi.fn<(name: string, input: object) => Promise<unknown>>()

/** Creates an error of the SDK. */
export function sdkError(code: string, message: string): Error {
  return new FirebaseError(`functions/${code}`, message)
}
