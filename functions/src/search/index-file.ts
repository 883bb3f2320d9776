import { warn } from 'firebase-functions/logger'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import * as v from 'valibot'
import { SEARCH_FORMAT, searchIndexFile } from '@/domain/search/search-index-schema'
import type { SearchItem } from '@/domain/search/search-item'
import { nullOn } from '../data/errors'
import type { Bucket } from '../services'

/** Searchable items by path, such as `news/01J…`. */
export type Items = Map<string, SearchItem>

/** Name of the index in the bucket. The rules deny access to it, and backups omit it. */
export const INDEX_FILE = 'search/index'

/** Returns the Cloud Storage generation of the index, or 0. Call it before reading items, to detect other writes. */
export async function generationOf(bucket: Bucket): Promise<string | number> {
  const found = await bucket.file(INDEX_FILE).getMetadata().catch(nullOn(404))
  return found?.[0].generation ?? 0
}

export async function storedItems(bucket: Bucket): Promise<Items | null> {
  const found = await bucket.file(INDEX_FILE).download().catch(nullOn(404))
  if (!found) return null
  try {
    const json: unknown = JSON.parse(gunzipSync(found[0]).toString())
    return new Map(v.parse(searchIndexFile, json).items.map((item) => [pathOf(item), item]))
  } catch (error) {
    warn('The search index is rebuilt because it cannot be read', error)
    return null
  }
}

/** Replaces the stored index. Resolves with false if another instance has replaced it since `generation` was read. */
export async function storeItems(
  bucket: Bucket,
  items: Items,
  generation: string | number,
): Promise<boolean> {
  const json = JSON.stringify({ format: SEARCH_FORMAT, items: [...items.values()] })
  const stored = await bucket
    .file(INDEX_FILE)
    .save(await promisify(gzip)(json), {
      resumable: false,
      preconditionOpts: { ifGenerationMatch: generation },
    })
    .then(() => true)
    .catch(nullOn(412))
  return stored ?? false
}

export const pathOf = ({ collection, id }: Pick<SearchItem, 'collection' | 'id'>) =>
  `${collection}/${id}`
