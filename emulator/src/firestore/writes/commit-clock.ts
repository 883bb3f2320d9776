import type { WireTimestamp } from '../values/wire'

/**
 * Times of commits, strictly increasing also when the system's clock stands still or is set back.
 * They are milliseconds, for that is what production makes of server timestamps and `request.time`
 * (google.firestore.v1.DocumentTransform.FieldTransform.ServerValue): no two commits share one.
 */
export class CommitClock {
  readonly #now: () => number
  #last = 0

  /** `now` gives milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Commits that were made in an earlier life of the store come before all new ones. */
  advanceTo(time: WireTimestamp): void {
    this.#last = Math.max(this.#last, Date.parse(time))
  }

  /** The time of a new commit. */
  next(): WireTimestamp {
    this.#last = Math.max(this.#last + 1, Math.floor(this.#now()))
    return toTimestamp(this.#last)
  }

  /** The time of a read: no commit that it saw is later. */
  current(): WireTimestamp {
    return toTimestamp(Math.max(this.#last, Math.floor(this.#now())))
  }
}

function toTimestamp(milliseconds: number): WireTimestamp {
  return new Date(milliseconds).toISOString().replace('Z', '000Z')
}
