import { randomUUID } from 'node:crypto'
import { StorageError } from '../storage-error'
import { assertSize, type StoredObject } from '../objects/stored-object'

/** Every piece but the last is a multiple of it (cloud.google.com/storage/docs/resumable-uploads). */
export const CHUNK_GRANULARITY = 256 * 1024

/** The latest uploads are known; one that is older is forgotten, in production after a week. */
const KNOWN_UPLOADS = 100

/**
 * An upload in pieces, in memory until it is whole: nothing unfinished is an object, and a restart
 * forgets it. When it is over it stays known: a client whose answer was lost asks what became of it.
 */
export class ResumableUpload {
  /** The only key to it, as its URL is in production. */
  readonly id = randomUUID()
  readonly projectId: string
  readonly #size: number | undefined
  readonly #store: (content: Buffer) => StoredObject
  #state: 'active' | 'final' | 'cancelled' = 'active'
  #chunks: Buffer[] = []
  #received = 0
  #object: StoredObject | undefined

  /** `size` in bytes, where the client has announced it; what `store` throws ends the upload. */
  constructor(
    projectId: string,
    size: number | undefined,
    store: (content: Buffer) => StoredObject,
  ) {
    this.projectId = projectId
    this.#size = size
    this.#store = store
  }

  get state() {
    return this.#state
  }

  /** Bytes. */
  get received(): number {
    return this.#received
  }

  /** What it became when it was final. */
  get object(): StoredObject | undefined {
    return this.#object
  }

  /** Adds a piece. Throws a StorageError: 400 or 413; the upload may go on where it was. */
  append(offset: number, chunk: Buffer, isLast: boolean): void {
    this.#assertActive()
    if (offset !== this.#received)
      throw new StorageError(400, `The offset must be ${this.#received}.`)
    if (!isLast && chunk.length % CHUNK_GRANULARITY !== 0)
      throw new StorageError(400, `A piece must be a multiple of ${CHUNK_GRANULARITY} bytes.`)
    const size = this.#received + chunk.length
    assertSize(size)
    if (size > (this.#size ?? size))
      throw new StorageError(400, `${this.#size} bytes were announced.`)
    this.#chunks.push(chunk)
    this.#received = size
  }

  /** Stores what was received. Throws what storing throws, or a StorageError of status 400. */
  finish(): StoredObject {
    this.#assertActive()
    if (this.#received !== (this.#size ?? this.#received))
      throw new StorageError(400, `${this.#size} bytes were announced.`)
    const content = Buffer.concat(this.#chunks)
    this.cancel()
    this.#object = this.#store(content)
    this.#state = 'final'
    return this.#object
  }

  cancel(): void {
    this.#assertActive()
    this.#state = 'cancelled'
    this.#chunks = []
  }

  #assertActive(): void {
    if (this.#state !== 'active') throw new StorageError(400, `The upload is ${this.#state}.`)
  }
}

export class ResumableUploads {
  readonly #known = new Map<string, ResumableUpload>()

  /** Throws a StorageError of status 413 when it is too large. */
  start(...of: ConstructorParameters<typeof ResumableUpload>): ResumableUpload {
    const [, size = 0] = of
    assertSize(size)
    const upload = new ResumableUpload(...of)
    this.#known.set(upload.id, upload)
    const [oldest = ''] = this.#known.keys()
    if (this.#known.size > KNOWN_UPLOADS) this.#known.delete(oldest)
    return upload
  }

  /** Throws a StorageError of status 404 when there is none in the project. */
  get(projectId: string, id: string): ResumableUpload {
    const upload = this.#known.get(id)
    if (upload?.projectId !== projectId) throw new StorageError(404, 'There is no such upload.')
    return upload
  }

  /** Forgets the uploads of a project. */
  clear(projectId: string): void {
    for (const upload of this.#known.values())
      if (upload.projectId === projectId) this.#known.delete(upload.id)
  }
}
