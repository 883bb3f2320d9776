import { warn } from 'firebase-functions/logger'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import * as v from 'valibot'
import { SEARCH_FORMAT, searchIndexFile } from '@/domain/search/search-index-schema'
import type { SearchItem } from '@/domain/search/search-item'
import type { Bucket } from '../services'

/** Items by path (`news/01J…`). */
export type Items = Map<string, SearchItem>

/** Name of the index in the bucket. The rules deny it to everybody, and backups leave it out. */
export const INDEX_FILE = 'search/index'

/** Returns the generation of the stored index, or 0. Read it before any items, because `storeItems` compares it. */
export async function generationOf(bucket: Bucket): Promise<string | number> {
  const found = await bucket.file(INDEX_FILE).getMetadata().catch(unless(404))
  return found?.[0].generation ?? 0
}

export async function storedItems(bucket: Bucket): Promise<Items | null> {
  const found = await bucket.file(INDEX_FILE).download().catch(unless(404))
  if (!found) return null
  try {
    const json: unknown = JSON.parse(gunzipSync(found[0]).toString())
    return new Map(v.parse(searchIndexFile, json).items.map((item) => [pathOf(item), item]))
  } catch (error) {
    warn('The search index is rebuilt because it cannot be read', error)
    return null
  }
}

/** Replaces the index. Resolves with false if the stored index is no longer of this generation. */
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
    .catch(unless(412))
  return stored ?? false
}

export const pathOf = ({ collection, id }: Pick<SearchItem, 'collection' | 'id'>) =>
  `${collection}/${id}`

/** Returns a handler that resolves with null for this status and rejects with other errors. */
function unless(status: number) {
  return (error: unknown): null => {
    if (error instanceof Error && 'code' in error && error.code === status) return null
    throw error
  }
}
