import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { replaceDurably } from '../../data/durable-file'
import type { RulesObject } from '../../rules/access'
import {
  assertCustomMetadata,
  type ContentFacts,
  factsOf,
  newObject,
  type ObjectSettings,
  type StoredObject,
} from './stored-object'

/** Stored metadata. Objects in older data folders have no tokens. */
type Stored = RulesObject & Partial<StoredObject>

/**
 * Stores the objects of one bucket as files `<hash>.<generation>` (content) and `<hash>.json` (metadata). Hashing the
 * name allows names that are invalid as file names. Renaming the metadata file commits a write, removing it commits a
 * deletion. When a method returns, the change survives a kill of the process.
 */
export class ObjectStore {
  readonly #folder: string
  readonly #bucket: string
  readonly #objects = new Map<string, StoredObject>()
  #lastGeneration = 0

  constructor(folder: string, bucket: string) {
    this.#folder = folder
    this.#bucket = bucket
    mkdirSync(folder, { recursive: true })
    const files = readdirSync(folder)
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const stored = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Stored
      const object = { downloadTokens: [], ...stored }
      this.#objects.set(object.name, object)
      this.#lastGeneration = Math.max(this.#lastGeneration, Number(object.generation))
    }
    const known = new Set(
      this.all().flatMap((object) => [contentFile(object), metadataFile(object)]),
    )
    for (const file of files) if (!known.has(file)) rmSync(join(folder, file))
  }

  get(name: string): StoredObject | null {
    return this.#objects.get(name) ?? null
  }

  all(): StoredObject[] {
    return [...this.#objects.values()]
  }

  /** Reads the content synchronously, so that the object cannot be replaced meanwhile. */
  read(object: StoredObject): Buffer {
    return readFileSync(join(this.#folder, contentFile(object)))
  }

  draft(name: string, content: ContentFacts, settings: ObjectSettings): StoredObject {
    // Unique time in microseconds since 1970, as in Cloud Storage.
    this.#lastGeneration = Math.max(Date.now() * 1000, this.#lastGeneration + 1)
    return newObject(this.#bucket, name, String(this.#lastGeneration), content, settings)
  }

  create(
    name: string,
    content: Buffer,
    settings: ObjectSettings,
    assertAllowed?: (replaced: StoredObject | null, next: StoredObject) => void,
  ): StoredObject {
    const object = this.draft(name, factsOf(content), settings)
    assertAllowed?.(this.get(name), object)
    this.put(object, content)
    return object
  }

  put(object: StoredObject, content: Buffer): void {
    assertCustomMetadata(object)
    const previous = this.get(object.name)
    replaceDurably(join(this.#folder, contentFile(object)), content)
    this.putMetadata(object)
    if (previous) this.#removeContent(previous)
  }

  putMetadata(object: StoredObject): void {
    assertCustomMetadata(object)
    replaceDurably(join(this.#folder, metadataFile(object)), JSON.stringify(object))
    this.#objects.set(object.name, object)
  }

  remove(object: StoredObject): void {
    rmSync(join(this.#folder, metadataFile(object)))
    this.#objects.delete(object.name)
    this.#removeContent(object)
  }

  clear(): void {
    this.#objects.clear()
    rmSync(this.#folder, { recursive: true })
    mkdirSync(this.#folder)
  }

  #removeContent(object: StoredObject): void {
    rmSync(join(this.#folder, contentFile(object)), { force: true })
  }
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

function contentFile({ name, generation }: StoredObject): string {
  return `${hashOf(name)}.${generation}`
}

function metadataFile({ name }: StoredObject): string {
  return `${hashOf(name)}.json`
}
