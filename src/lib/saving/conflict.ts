interface Change {
  at?: string | undefined
  /** Uid of the author of the change, or '' if the document has none. */
  by?: string | undefined
}

/** Thrown when the document changed after the user opened it. The user's input was not stored. */
export class Conflict<Theirs> extends Error {
  readonly by: string
  readonly at: string

  constructor(
    readonly theirs: Theirs,
    /** Fields that both users changed. Empty if versions are compared as a whole. */
    readonly fields: readonly (keyof Theirs & string)[] = [],
    { by = '', at = '' }: Change = {},
  ) {
    super(`Changed elsewhere: ${fields.join(', ')}`)
    this.by = by
    this.at = at
  }
}

/** Returns the conflict with a stored version that differs from the edited one, or with a deleted document (null). */
export function conflictOver<Theirs extends { updatedBy: string; updatedAt: string } | null>(
  theirs: Theirs,
): Conflict<Theirs> {
  const { updatedBy: by, updatedAt: at } = theirs ?? {}
  return new Conflict(theirs, [], { by, at })
}
