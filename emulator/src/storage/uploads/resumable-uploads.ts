import { randomUUID } from 'node:crypto'
import { StorageError } from '../storage-error'
import { assertSize, type StoredObject } from '../objects/stored-object'

/** Bytes of which each chunk except the last is a multiple (cloud.google.com/storage/docs/resumable-uploads). */
export const CHUNK_GRANULARITY = 256 * 1024

/** Maximum number of uploads in memory. The oldest uploads are dropped. Production drops uploads after a week. */
const KNOWN_UPLOADS = 100

/**
 * An upload that becomes an object when it is complete. A restart loses it. A finished upload stays available, because
 * a client whose response was lost asks for the result again.
 */
export class ResumableUpload {
  /** Secret part of the upload URL, as in production. It is required to continue the upload. */
  readonly id = randomUUID()
  readonly projectId: string
  readonly #size: number | undefined
  readonly #store: (content: Buffer) => StoredObject
  #state: 'active' | 'final' | 'cancelled' = 'active'
  #chunks: Buffer[] = []
  #received = 0
  #object: StoredObject | undefined

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

  get received(): number {
    return this.#received
  }

  get object(): StoredObject | undefined {
    return this.#object
  }

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

  start(...of: ConstructorParameters<typeof ResumableUpload>): ResumableUpload {
    const [, size = 0] = of
    assertSize(size)
    const upload = new ResumableUpload(...of)
    this.#known.set(upload.id, upload)
    const [oldest = ''] = this.#known.keys()
    if (this.#known.size > KNOWN_UPLOADS) this.#known.delete(oldest)
    return upload
  }

  get(projectId: string, id: string): ResumableUpload {
    const upload = this.#known.get(id)
    if (upload?.projectId !== projectId) throw new StorageError(404, 'There is no such upload.')
    return upload
  }

  clear(projectId: string): void {
    for (const upload of this.#known.values())
      if (upload.projectId === projectId) this.#known.delete(upload.id)
  }
}
