import type { User } from '@/domain/schemas/user'

/** What of a person a form changes. */
export type Changes = Partial<Pick<User, 'name' | 'email' | 'role' | 'avatarurl' | 'disabled'>>

export interface Conflict {
  /** The fields in question as they are now. */
  theirs: Changes
  mine: Changes
  /** Whether it was oneself, in another tab. */
  self: boolean
}

/** The same fields were changed elsewhere after the version that was edited. */
export class EditConflict extends Error {
  constructor(readonly conflict: Conflict) {
    super(`Changed elsewhere: ${Object.keys(conflict.theirs).join(', ')}`)
  }
}
