import { user, type User } from '@/domain/users/user-schema'
import { readDocument } from './documents'

/** Returns the `users` document of a person, or null if there is none. */
export function readProfile(uid: string): Promise<User | null> {
  return readDocument(`users/${uid}`, user)
}
