interface Change {
  /** ISO 8601; '' where the document does not say. */
  at?: string | undefined
  /** The uid of who made it; '' where the document does not say. */
  by?: string | undefined
  /** Whether it was oneself, in another tab. */
  self?: boolean
}

/** Somebody else has stored another version of what was edited. Nothing of one's own is stored. */
export class Conflict<Theirs> extends Error {
  readonly by: string
  readonly at: string
  readonly self: boolean

  constructor(
    /** What is stored now. */
    readonly theirs: Theirs,
    /** What both have changed; empty where versions are compared as a whole. */
    readonly fields: readonly (keyof Theirs & string)[] = [],
    { by = '', at = '', self = false }: Change = {},
  ) {
    super(`Changed elsewhere: ${fields.join(', ')}`)
    this.by = by
    this.at = at
    this.self = self
  }
}

/** Another version, whole, than the one that `actor` edited; null where nothing is stored any more. */
export function conflictOver<Theirs extends { updatedBy: string; updatedAt: string } | null>(
  theirs: Theirs,
  actor: string,
): Conflict<Theirs> {
  const { updatedBy: by, updatedAt: at } = theirs ?? {}
  return new Conflict(theirs, [], { by, at, self: by === actor })
}
