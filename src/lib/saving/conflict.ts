interface Change {
  /** Time in ISO 8601, or '' if the document has none. */
  at?: string | undefined
  /** Uid of the author of the change, or '' if the document has none. */
  by?: string | undefined
  self?: boolean
}

/** Thrown when the document changed after the user opened it. The user's input was not stored. */
export class Conflict<Theirs> extends Error {
  readonly by: string
  readonly at: string
  readonly self: boolean

  constructor(
    readonly theirs: Theirs,
    /** Fields that both users changed. Empty if versions are compared as a whole. */
    readonly fields: readonly (keyof Theirs & string)[] = [],
    { by = '', at = '', self = false }: Change = {},
  ) {
    super(`Changed elsewhere: ${fields.join(', ')}`)
    this.by = by
    this.at = at
    this.self = self
  }
}

/**
 * Returns the conflict with a version that differs from the one that `actor` edited, or with a deleted document (null).
 */
export function conflictOver<Theirs extends { updatedBy: string; updatedAt: string } | null>(
  theirs: Theirs,
  actor: string,
): Conflict<Theirs> {
  const { updatedBy: by, updatedAt: at } = theirs ?? {}
  return new Conflict(theirs, [], { by, at, self: by === actor })
}
