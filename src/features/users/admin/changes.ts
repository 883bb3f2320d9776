import type { User } from '@/domain/users/user-schema'

export const FIELDS = ['name', 'email', 'role', 'avatarurl', 'disabled'] as const

export type Person = Pick<User, (typeof FIELDS)[number]>
export type Changes = Partial<Person>
