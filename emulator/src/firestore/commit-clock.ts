import { fromMicros, toMicros } from './timestamp'
import type { WireTimestamp } from './wire'

/** Times of commits, strictly increasing also when the system's clock stands still or is set back. */
export class CommitClock {
  readonly #now: () => number
  #last = 0

  /** `now` gives milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Commits that were made in an earlier life of the store come before all new ones. */
  advanceTo(time: WireTimestamp): void {
    this.#last = Math.max(this.#last, toMicros(time))
  }

  /** The time of a new commit. */
  next(): WireTimestamp {
    this.#last = Math.max(this.#last + 1, Math.floor(this.#now() * 1000))
    return fromMicros(this.#last)
  }

  /** The time of a read: no commit that it saw is later. */
  current(): WireTimestamp {
    return fromMicros(Math.max(this.#last, Math.floor(this.#now() * 1000)))
  }
}
