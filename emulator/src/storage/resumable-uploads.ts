import { randomUUID } from 'node:crypto'
import type { SaidContent } from './object-settings'
import { StorageError } from './storage-error'
import { assertSize, type StoredObject } from './stored-object'

/** Every piece but the last is a multiple of it (cloud.google.com/storage/docs/resumable-uploads). */
export const CHUNK_GRANULARITY = 256 * 1024

/** Milliseconds after its last use until an upload is forgotten; in production a week. */
const IDLE_LIMIT = 60 * 60 * 1000
const MAX_UPLOADS = 100
/** Bytes of unfinished uploads, all together. */
const MAX_BYTES = 256 * 1024 * 1024

export interface ResumableUpload {
  readonly id: string
  readonly state: 'active' | 'final' | 'cancelled'
  /** Bytes. */
  readonly received: number
  /** What it became when it was final. */
  readonly object?: StoredObject
}

export interface UploadPlan {
  projectId: string
  /** Bytes, where the client has announced them. */
  size: number | undefined
  /** Stores the whole content. What it throws ends the upload. */
  finish: (content: Buffer, said: SaidContent) => StoredObject
}

interface Entry extends ResumableUpload, UploadPlan {
  state: ResumableUpload['state']
  received: number
  object?: StoredObject
  chunks: Buffer[]
  lastUsed: number
}

/**
 * Uploads in pieces, in memory until they are whole: nothing unfinished is an object, and a restart
 * forgets it. The id is the only key to an upload, as its URL is in production.
 */
export class ResumableUploads {
  readonly #entries = new Map<string, Entry>()
  readonly #now: () => number

  /** `now` gives milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Throws a StorageError: 413 when it is too large, 429 when there are too many. */
  start(plan: UploadPlan): ResumableUpload {
    this.#dropIdle()
    if (plan.size !== undefined) assertSize(plan.size)
    const active = [...this.#entries.values()].filter(({ state }) => state === 'active')
    if (active.length >= MAX_UPLOADS) throw new StorageError(429, 'Too many unfinished uploads.')
    const entry: Entry = {
      ...plan,
      id: randomUUID(),
      state: 'active',
      received: 0,
      chunks: [],
      lastUsed: this.#now(),
    }
    this.#entries.set(entry.id, entry)
    return entry
  }

  /** Throws a StorageError of status 404 when there is none in the project. */
  get(projectId: string, id: string): ResumableUpload {
    return this.#entry(projectId, id)
  }

  /** Adds a piece. Throws a StorageError: 400, 413 or 429; the upload may go on where it was. */
  append(projectId: string, id: string, offset: number, chunk: Buffer, isLast: boolean): void {
    const entry = this.#activeEntry(projectId, id)
    if (offset !== entry.received)
      throw new StorageError(400, `The offset must be ${entry.received}.`)
    if (!isLast && chunk.length % CHUNK_GRANULARITY !== 0)
      throw new StorageError(400, `A piece must be a multiple of ${CHUNK_GRANULARITY} bytes.`)
    const size = entry.received + chunk.length
    assertSize(size)
    if (size > (entry.size ?? size))
      throw new StorageError(400, `${entry.size} bytes were announced.`)
    if (this.#bytes() + chunk.length > MAX_BYTES)
      throw new StorageError(429, 'The unfinished uploads hold too much.')
    entry.chunks.push(chunk)
    entry.received = size
  }

  /** Stores what was received. Throws what storing throws, or a StorageError of status 400. */
  finish(projectId: string, id: string, said: SaidContent = {}): StoredObject {
    const entry = this.#activeEntry(projectId, id)
    if (entry.received !== (entry.size ?? entry.received))
      throw new StorageError(400, `${entry.size} bytes were announced.`)
    const content = Buffer.concat(entry.chunks)
    this.#end(entry, 'cancelled')
    entry.object = entry.finish(content, said)
    this.#end(entry, 'final')
    return entry.object
  }

  cancel(projectId: string, id: string): void {
    this.#end(this.#activeEntry(projectId, id), 'cancelled')
  }

  /** Forgets the uploads of a project. */
  clear(projectId: string): void {
    for (const entry of this.#entries.values())
      if (entry.projectId === projectId) this.#entries.delete(entry.id)
  }

  #entry(projectId: string, id: string): Entry {
    this.#dropIdle()
    const entry = this.#entries.get(id)
    if (entry?.projectId !== projectId) throw new StorageError(404, 'There is no such upload.')
    entry.lastUsed = this.#now()
    return entry
  }

  #activeEntry(projectId: string, id: string): Entry {
    const entry = this.#entry(projectId, id)
    if (entry.state !== 'active') throw new StorageError(400, `The upload is ${entry.state}.`)
    return entry
  }

  /** It stays known, without its content: a client whose answer was lost asks what became of it. */
  #end(entry: Entry, state: 'final' | 'cancelled'): void {
    entry.state = state
    entry.chunks = []
  }

  #bytes(): number {
    let bytes = 0
    for (const { chunks } of this.#entries.values())
      for (const { length } of chunks) bytes += length
    return bytes
  }

  #dropIdle(): void {
    const oldest = this.#now() - IDLE_LIMIT
    for (const { id, lastUsed } of this.#entries.values())
      if (lastUsed < oldest) this.#entries.delete(id)
  }
}
