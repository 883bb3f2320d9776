import { user, type User } from '@/domain/users/user-schema'
import { readDocument } from './documents'

export function readProfile(uid: string): Promise<User | null> {
  return readDocument(`users/${uid}`, user)
}
