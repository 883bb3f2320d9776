interface Stored {
  updatedAt: string
  updatedBy: string
}

export interface Edited<Content> {
  actor: string
  /** `updatedAt` of the edited version, or '' if nothing was stored. */
  version: string
  /** Contents that the user's earlier attempts to save may have stored although their response was lost. */
  attempts: readonly Content[]
}

/** Returns whether `stored` is the edited version or the result of an earlier attempt of the same user. */
export function isKnownVersion<Content>(
  stored: Stored | null,
  { actor, version, attempts }: Edited<Content>,
  isStored: (attempt: Content) => boolean,
): boolean {
  if ((stored?.updatedAt ?? '') === version) return true
  return stored?.updatedBy === actor && attempts.some(isStored)
}
