interface Stored {
  updatedAt: string
  updatedBy: string
}

export interface Edited<Content> {
  actor: string
  /** `updatedAt` of the version that was edited; '' where nothing was stored. */
  version: string
  /** Contents that the actor's tries without an answer may have stored. */
  attempts: readonly Content[]
}

/** Whether `stored` is the version that was edited, or what an attempt of the actor's made of it. */
export function isKnownVersion<Content>(
  stored: Stored | null,
  { actor, version, attempts }: Edited<Content>,
  isStored: (attempt: Content) => boolean,
): boolean {
  if ((stored?.updatedAt ?? '') === version) return true
  return stored?.updatedBy === actor && attempts.some(isStored)
}
