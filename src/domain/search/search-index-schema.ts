import * as v from 'valibot'
import { collectionAt } from '../collections'
import { instant } from '../publishing/stamp-schema'
import { SEARCHED, type SearchItem } from './search-item'

/** Bytes of Firestore, which the Admin SDK reads as a Buffer. */
const bytes = v.instance(Uint8Array)

/**
 * `search_index/manifest`: of which shards the index consists. Its own collections are `search_shards`,
 * `search_pending` and `search_lease`. Without numbers, which backups read as bigints.
 */
export const searchManifest = v.object({
  /** How its rows are to be read: SEARCH_FORMAT, else it is as good as none. */
  format: v.string(),
  /** Shards of one generation belong together: which holds an item depends on how many there are. */
  generation: v.string(),
  /** Of each shard by its number: another with each change. */
  versions: v.array(v.string()),
})
export type SearchManifest = v.InferOutput<typeof searchManifest>

/** `search_shards/{generation}-{number}` */
export const searchShard = v.object({
  version: v.string(),
  /** JSON of SearchRows, compressed by brotli. */
  rows: bytes,
})

/** `search_pending/{collection}-{id}`: what was written since the index took it up. */
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
/** What a shard holds: collection, id, day, end, thumbnail, fields. */
export const searchRows = v.array(searchRow)

export function searchRowOf(item: SearchItem): string[] {
  const { collection, id, day, end = '', thumbnail = '', fields } = item
  return [collection, id, day, end, thumbnail, ...fields]
}

/** Changes when the rows mean something else than before: also when the table says otherwise what they hold. */
export const SEARCH_FORMAT = JSON.stringify([
  4,
  SEARCHED.map((name) => {
    const { search, marked, dated, ends, picture } = collectionAt(name) ?? {}
    return { name, search, marked, dated, ends, picture }
  }),
])
