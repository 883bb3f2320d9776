import * as v from 'valibot'
import { collectionAt } from '../collections'
import { instant } from '../publishing/change-metadata-schema'
import { SEARCHED, type SearchItem } from './search-item'

/** Firestore bytes, which the Admin SDK reads as a Buffer. */
const bytes = v.instance(Uint8Array)

/**
 * `search_index/manifest`: the shards of the index. Its subcollections are `search_shards`, `search_pending`
 * and `search_lease`. Contains no numbers, because backups read them as bigints.
 */
export const searchManifest = v.object({
  /** Format of the rows. Other values than SEARCH_FORMAT count as no index. */
  format: v.string(),
  /** Id of a set of shards. Their number determines which shard contains an item. */
  generation: v.string(),
  /** Version of each shard by its number. Changes with the shard. */
  versions: v.array(v.string()),
})
export type SearchManifest = v.InferOutput<typeof searchManifest>

/** `search_shards/{generation}-{number}` */
export const searchShard = v.object({
  version: v.string(),
  /** JSON of SearchRows, compressed by brotli. */
  rows: bytes,
})

/** `search_pending/{collection}-{id}`: an item whose latest change is not in the index yet. */
export const searchJob = v.object({ collection: v.string(), id: v.string(), at: instant })

const searchRow = v.pipe(
  v.tupleWithRest(
    [v.picklist(SEARCHED), v.string(), v.string(), v.string(), v.string()],
    v.string(),
  ),
  v.transform(([collection, id, day, end, thumbnail, ...fields]): SearchItem => ({
    collection,
    id,
    day,
    ...(end && { end }),
    ...(thumbnail && { thumbnail }),
    fields,
  })),
)
/** Rows of a shard: collection, id, day, end, thumbnail, fields. */
export const searchRows = v.array(searchRow)

export function searchRowOf(item: SearchItem): string[] {
  const { collection, id, day, end = '', thumbnail = '', fields } = item
  return [collection, id, day, end, thumbnail, ...fields]
}

/** Identifies the meaning of the rows. Also changes with the searchable fields in collections.ts. */
export const SEARCH_FORMAT = JSON.stringify([
  4,
  SEARCHED.map((name) => {
    const { search, marked, dated, ends, picture } = collectionAt(name) ?? {}
    return { name, search, marked, dated, ends, picture }
  }),
])
