import * as v from 'valibot'
import { collectionAt } from '../collections'
import { SEARCHED, type SearchItem } from './search-item'

/** Document `search_index/manifest/search_pending/{collection}-{id}`: an item that must be indexed again. */
export const searchJob = v.object({ collection: v.string(), id: v.string() })

/** Identifies the format of the index file. It changes if searchable fields in collections.ts change. */
export const SEARCH_FORMAT = JSON.stringify([
  5,
  SEARCHED.map((name) => {
    const { search, marked, dated, ends, picture } = collectionAt(name) ?? {}
    return { name, search, marked, dated, ends, picture }
  }),
])

const searchItem = v.object({
  collection: v.picklist(SEARCHED),
  id: v.string(),
  fields: v.array(v.string()),
  day: v.string(),
  end: v.exactOptional(v.string()),
  thumbnail: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, SearchItem>

/** Content of the gzipped file `search/index`. */
export const searchIndexFile = v.object({
  format: v.literal(SEARCH_FORMAT),
  items: v.array(searchItem),
})
