import { user, type User } from '@/domain/users/user-schema'
import { readDocument } from './documents'

/** What the staff's own collection says of a person; null when it does not know them. */
export function readProfile(uid: string): Promise<User | null> {
  return readDocument(`users/${uid}`, user)
}
