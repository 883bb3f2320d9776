import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RulesObject } from '../rules/access'
import { crc32c } from './crc32c'

/** What a writer says of an object beside its content. */
export type ObjectSettings = Partial<
  Pick<
    RulesObject,
    | 'contentType'
    | 'contentDisposition'
    | 'contentEncoding'
    | 'contentLanguage'
    | 'cacheControl'
    | 'metadata'
  >
>

/**
 * The objects of one bucket as files. Names may hold anything, so files are named after their hash:
 * `<hash>.<generation>` is the content and `<hash>.json` the metadata. Renaming the metadata into
 * place is what makes a write happen; content that no metadata speaks of is dropped on opening.
 */
export class ObjectStore {
  readonly #folder: string
  readonly #bucket: string
  readonly #objects = new Map<string, RulesObject>()
  #lastGeneration = 0

  constructor(folder: string, bucket: string) {
    this.#folder = folder
    this.#bucket = bucket
    mkdirSync(folder, { recursive: true })
    const files = readdirSync(folder)
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const object = JSON.parse(readFileSync(join(folder, file), 'utf8')) as RulesObject
      this.#objects.set(object.name, object)
    }
    const known = new Set(
      [...this.#objects.values()].flatMap((object) => [contentFile(object), metadataFile(object)]),
    )
    for (const file of files) if (!known.has(file)) rmSync(join(folder, file))
  }

  get(name: string): RulesObject | null {
    return this.#objects.get(name) ?? null
  }

  read(object: RulesObject): Promise<Buffer> {
    return readFile(join(this.#folder, contentFile(object)))
  }

  put(name: string, content: Buffer, settings: ObjectSettings): RulesObject {
    const previous = this.#objects.get(name)
    const now = Date.now()
    // Microseconds since 1970, as in Cloud Storage, and never the same twice.
    this.#lastGeneration = Math.max(now * 1000, this.#lastGeneration + 1)
    const generation = String(this.#lastGeneration)
    const time = new Date(now).toISOString()
    const object: RulesObject = {
      ...settings,
      metadata: settings.metadata ?? {},
      name,
      bucket: this.#bucket,
      generation,
      metageneration: '1',
      size: content.length,
      timeCreated: time,
      updated: time,
      md5Hash: createHash('md5').update(content).digest('base64'),
      crc32c: crc32c(content),
      etag: createHash('sha256').update(`${name}\n${generation}`).digest('hex').slice(0, 32),
    }
    writeFileSync(join(this.#folder, contentFile(object)), content)
    const temporary = join(this.#folder, `${hashOf(name)}.new`)
    writeFileSync(temporary, JSON.stringify(object))
    renameSync(temporary, join(this.#folder, metadataFile(object)))
    this.#objects.set(name, object)
    if (previous) rmSync(join(this.#folder, contentFile(previous)), { force: true })
    return object
  }

  clear(): void {
    this.#objects.clear()
    rmSync(this.#folder, { recursive: true })
    mkdirSync(this.#folder)
  }
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

function contentFile({ name, generation }: RulesObject): string {
  return `${hashOf(name)}.${generation}`
}

function metadataFile({ name }: RulesObject): string {
  return `${hashOf(name)}.json`
}
