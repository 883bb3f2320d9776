import { FirebaseError } from 'firebase/app'
import { vi } from 'vitest'

export const call = vi.fn<(name: string, input: object) => Promise<unknown>>()

export function sdkError(code: string, message: string): Error {
  return new FirebaseError(`functions/${code}`, message)
}
