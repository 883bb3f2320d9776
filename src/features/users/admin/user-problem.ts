import type { User } from '@/domain/schemas/user'

/** A failure in the words of the specification, to be shown as they stand. */
export class UserProblem extends Error {}

/** What of a person a form changes. */
export type Changes = Partial<Pick<User, 'name' | 'email' | 'role' | 'avatarurl' | 'disabled'>>

/** The same fields were changed elsewhere meanwhile. */
export class UserConflict extends Error {
  constructor(
    /** The fields in question as they are now. */
    readonly theirs: Changes,
    readonly mine: Changes,
    /** Whether it was oneself, in another tab. */
    readonly self: boolean,
  ) {
    super('Changed meanwhile')
  }
}
