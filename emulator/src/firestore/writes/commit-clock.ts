import type { WireTimestamp } from '../values/wire'

/**
 * Strictly increasing commit times in milliseconds, like production's server timestamps
 * (google.firestore.v1.DocumentTransform.FieldTransform.ServerValue). No two commits share a time,
 * even when the system clock is set back.
 */
export class CommitClock {
  readonly #now: () => number
  #last = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Ensures that new commits are later than commits from before a restart. */
  advanceTo(time: WireTimestamp): void {
    this.#last = Math.max(this.#last, Date.parse(time))
  }

  next(): WireTimestamp {
    this.#last = Math.max(this.#last + 1, Math.floor(this.#now()))
    return toTimestamp(this.#last)
  }

  /** Returns the time of a read, which is never earlier than the commits that the read includes. */
  current(): WireTimestamp {
    return toTimestamp(Math.max(this.#last, Math.floor(this.#now())))
  }
}

function toTimestamp(milliseconds: number): WireTimestamp {
  return new Date(milliseconds).toISOString().replace('Z', '000Z')
}
