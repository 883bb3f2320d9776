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

/** Folders of before there were tokens go on. */
type Stored = RulesObject & Partial<StoredObject>

/**
 * The objects of one bucket as files. Names may hold anything, so files are named after their hash:
 * `<hash>.<generation>` is the content and `<hash>.json` the metadata. Renaming the metadata into
 * place is what makes a write happen, and removing it a deletion; content that no metadata speaks
 * of is dropped on opening. When a method returns, the change outlives a killed process.
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

  /** The content. At once, so that nobody replaces the object meanwhile. */
  read(object: StoredObject): Buffer {
    return readFileSync(join(this.#folder, contentFile(object)))
  }

  /** A new object as it would be; `put` makes it be. */
  draft(name: string, content: ContentFacts, settings: ObjectSettings): StoredObject {
    // Microseconds since 1970, as in Cloud Storage, and never the same twice.
    this.#lastGeneration = Math.max(Date.now() * 1000, this.#lastGeneration + 1)
    return newObject(this.#bucket, name, String(this.#lastGeneration), content, settings)
  }

  /**
   * Stores an object of this content. Throws what `assertAllowed` throws when the object must not take
   * the place of `replaced`, and as `put` does.
   */
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

  /** Throws a StorageError of status 400 when there is too much custom metadata. */
  put(object: StoredObject, content: Buffer): void {
    assertCustomMetadata(object)
    const previous = this.get(object.name)
    replaceDurably(join(this.#folder, contentFile(object)), content)
    this.putMetadata(object)
    if (previous) this.#removeContent(previous)
  }

  /** Replaces what is said of an object; its content stays. Throws as `put` does. */
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
