import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import * as v from 'valibot'
import { searchRowOf, searchRows } from '@/domain/search/search-index-schema'
import type { SearchItem } from '@/domain/search/search-item'

/** Bytes of a shard, of the 1 MiB that a document may have: what grows beyond is divided anew. */
export const MOST_BYTES = 700_000
/** Bytes before compressing of which a new shard is made: some 500 kB. */
const RAW_BYTES = 1_600_000

/** Items by their path, `news/01J…`. */
export type Items = Map<string, SearchItem>

export const pathOf = ({ collection, id }: Pick<SearchItem, 'collection' | 'id'>) =>
  `${collection}/${id}`

/** The number of the shard, of so many, that holds what is at `path`. */
export function shardNumber(path: string, count: number): number {
  return createHash('sha256').update(path).digest().readUInt32BE() % count
}

/** The rows of a shard as they are stored. */
export function packed(items: Items): Buffer {
  // In the order of the paths, so that the same items are the same bytes.
  const sorted = [...items].sort(([a], [b]) => (a < b ? -1 : 1))
  const json = Buffer.from(JSON.stringify(sorted.map(([, item]) => searchRowOf(item))))
  return brotliCompressSync(json, {
    params: {
      // 6 % more than 9 makes, in a quarter of the time.
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  })
}

/** The items of a shard. Throws where its rows are none. */
export function unpacked(rows: Uint8Array): Items {
  const json: unknown = JSON.parse(brotliDecompressSync(rows).toString())
  return new Map(v.parse(searchRows, json).map((item) => [pathOf(item), item]))
}

/** Divides items among as few shards as hold them well; there is always one. */
export function divided(items: Items): Buffer[] {
  let raw = 0
  for (const item of items.values()) raw += JSON.stringify(searchRowOf(item)).length
  for (let count = Math.max(1, Math.ceil(raw / RAW_BYTES)); ; count = Math.ceil(count * 1.5)) {
    const shards = Array.from({ length: count }, (): Items => new Map())
    for (const [path, item] of items) shards[shardNumber(path, count)]?.set(path, item)
    const rows = shards.map(packed)
    if (rows.every(({ length }) => length <= MOST_BYTES)) return rows
  }
}
