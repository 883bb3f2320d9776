import { Journal } from '../../data/journal'
import type { Log } from '../../http/log'
import type { StoredDocument } from './document'
import { Documents } from './documents'
import { runPlan } from '../queries/query'
import type { Plan } from '../queries/query-plan'
import { compareText } from '../values/value-order'
import type { WireTimestamp } from '../values/wire'
import { applyWrite, assertPrecondition, type Write } from '../writes/write'

/**
 * Strictly increasing commit times in milliseconds, like production's server timestamps
 * (google.firestore.v1.DocumentTransform.FieldTransform.ServerValue). No two commits share a time,
 * even when the system clock is set back.
 */
class CommitClock {
  readonly #now: () => number
  #last = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Ensures that new commits get a later time than `time`, the time of the last commit before a restart. */
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

export interface Step {
  write: Write
  before: StoredDocument | null
  after: StoredDocument | null
}

export interface Draft {
  /** Time of the commit, also used for server timestamps and `request.time` in rules. */
  commitTime: WireTimestamp
  steps: readonly Step[]
  after: (path: string) => StoredDocument | null
}

/** Change of a document. `before` and `after` are never both null and never equal. */
export interface Change {
  path: string
  before: StoredDocument | null
  after: StoredDocument | null
}

/** A line of the journal. A commit is one line, so that a truncated line discards it completely. */
interface Entry {
  put?: StoredDocument[]
  delete?: string[]
}

const DOCUMENTS_PER_LINE = 100
/** Growth factor at which a journal is rewritten, if it has also grown by at least `GROWTH_BYTES`. */
const GROWTH = 2
const GROWTH_BYTES = 4 * 1024 * 1024

export class Store {
  readonly #documents = new Documents()
  readonly #clock: CommitClock
  readonly #journal: Journal<Entry>
  readonly #log: Log
  #compactedBytes = 0

  constructor(file: string, now: () => number, log: Log) {
    this.#log = log
    this.#clock = new CommitClock(now)
    this.#journal = Journal.open<Entry>(file, (entry) => {
      this.#apply(entry)
      for (const { updateTime } of entry.put ?? []) this.#clock.advanceTo(updateTime)
    })
    this.#tryCompact()
  }

  get(path: string): StoredDocument | null {
    return this.#documents.get(path)
  }

  query(plan: Plan): StoredDocument[] {
    return runPlan(plan, this.#documents)
  }

  collectionIds(path: string): string[] {
    const start = path === '' ? '' : `${path}/`
    const below = [...this.#documents.collectionPaths()].filter((each) => each.startsWith(start))
    const ids = below.map((each) => each.slice(start.length).split('/')[0] ?? '')
    return [...new Set(ids)].sort(compareText)
  }

  readTime(): WireTimestamp {
    return this.#clock.current()
  }

  /**
   * Computes a commit without applying it. Does not check preconditions, which may reveal more than
   * the rules allow. Throws INVALID_ARGUMENT if a document becomes too large.
   */
  draft(writes: readonly Write[]): Draft {
    const commitTime = this.#clock.next()
    const changed = new Map<string, StoredDocument | null>()
    const after = (path: string) => {
      const document = changed.get(path)
      return document === undefined ? this.#documents.get(path) : document
    }
    const steps = writes.map((write): Step => {
      const before = after(write.path)
      const written = applyWrite(write, before, commitTime)
      changed.set(write.path, written)
      return { write, before, after: written }
    })
    return { commitTime, steps, after }
  }

  /** Commits a draft durably, unless a precondition fails. No commit may come between `draft` and this call. */
  apply({ steps, after }: Draft): Change[] {
    for (const { write, before } of steps) assertPrecondition(write, before)
    const changes: Change[] = []
    for (const path of new Set(steps.map(({ write }) => write.path))) {
      const change = { path, before: this.#documents.get(path), after: after(path) }
      if (change.before !== change.after) changes.push(change)
    }
    if (changes.length === 0) return changes
    const entry: Entry = {
      put: changes.flatMap((change) => change.after ?? []),
      delete: changes.flatMap((change) => (change.after ? [] : change.path)),
    }
    this.#journal.append(entry)
    this.#apply(entry)
    if (this.#journal.size > this.#compactedBytes * GROWTH + GROWTH_BYTES) this.#tryCompact()
    return changes
  }

  clear(): void {
    this.#journal.rewrite([])
    this.#compactedBytes = 0
    this.#documents.clear()
  }

  close(): void {
    this.#journal.close()
  }

  #apply(entry: Entry): void {
    for (const path of entry.delete ?? []) this.#documents.delete(path)
    for (const document of entry.put ?? []) this.#documents.put(document)
  }

  /** Tries to compact the journal. After a failure, the journal is unchanged. */
  #tryCompact(): void {
    try {
      this.#journal.rewrite(inLines(this.#documents.all()))
    } catch (error) {
      this.#log(`The journal could not be compacted: ${String(error)}`)
    }
    this.#compactedBytes = this.#journal.size
  }
}

function* inLines(documents: Iterable<StoredDocument>): Iterable<Entry> {
  let put: StoredDocument[] = []
  for (const document of documents) {
    put.push(document)
    if (put.length === DOCUMENTS_PER_LINE) {
      yield { put }
      put = []
    }
  }
  if (put.length > 0) yield { put }
}
