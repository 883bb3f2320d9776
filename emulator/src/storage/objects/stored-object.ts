import { createHash } from 'node:crypto'
import type { RulesObject } from '../../rules/access'
import { crc32c } from './crc32c'
import { StorageError } from '../storage-error'

/** Metadata of an object. Rules see everything except the tokens. */
export interface StoredObject extends RulesObject {
  downloadTokens: readonly string[]
}

export type ObjectSettings = Partial<
  Pick<
    StoredObject,
    | 'contentType'
    | 'contentDisposition'
    | 'contentEncoding'
    | 'contentLanguage'
    | 'cacheControl'
    | 'metadata'
    /** Secret tokens. Each of them allows reading the content. */
    | 'downloadTokens'
  >
>

export type ContentFacts = Pick<RulesObject, 'size' | 'md5Hash' | 'crc32c'>

export function factsOf(content: Buffer): ContentFacts {
  return {
    size: content.length,
    md5Hash: createHash('md5').update(content).digest('base64'),
    crc32c: crc32c(content),
  }
}

export function newObject(
  bucket: string,
  name: string,
  generation: string,
  content: ContentFacts,
  settings: ObjectSettings,
): StoredObject {
  const time = new Date().toISOString()
  return {
    metadata: {},
    downloadTokens: [],
    ...settings,
    ...content,
    name,
    bucket,
    generation,
    metageneration: '1',
    timeCreated: time,
    updated: time,
    etag: etagOf(name, generation, '1'),
  }
}

export function changedObject(object: StoredObject, settings: ObjectSettings): StoredObject {
  const { name, bucket, generation, timeCreated, size, md5Hash, crc32c } = object
  const metageneration = String(Number(object.metageneration) + 1)
  return {
    ...newObject(bucket, name, generation, { size, md5Hash, crc32c }, settings),
    metageneration,
    timeCreated,
    etag: etagOf(name, generation, metageneration),
  }
}

function etagOf(...identity: string[]): string {
  return createHash('sha256').update(identity.join('\n')).digest('hex').slice(0, 32)
}

/** Maximum size of an object. Objects are in memory while they are sent. Production allows 5 TiB. */
const MAX_OBJECT_SIZE = 32 * 1024 * 1024

export function assertSize(size: number): void {
  if (size > MAX_OBJECT_SIZE)
    throw new StorageError(413, `An object may have ${MAX_OBJECT_SIZE / 1024 / 1024} MiB here.`)
}

/** Maximum size of all names and values of custom metadata, in bytes (cloud.google.com/storage/quotas#objects). */
const MAX_CUSTOM_METADATA = 8 * 1024

export function assertCustomMetadata({ metadata }: StoredObject): void {
  if (Buffer.byteLength(Object.entries(metadata).flat().join('')) > MAX_CUSTOM_METADATA)
    throw new StorageError(400, `Custom metadata may have ${MAX_CUSTOM_METADATA} bytes.`)
}

export function assertObjectName(name: string): string {
  const length = Buffer.byteLength(name)
  const isForbidden =
    length === 0 || length > 1024 || /[\r\n]/.test(name) || name === '.' || name === '..'
  if (isForbidden) throw new StorageError(400, 'That is no name for an object.')
  return name
}
