import { SEARCH_FORMAT } from '@/domain/search/search-index-schema'
import { searchItem } from '@/domain/search/search-item'
import { shardName } from '../../functions/src/search/manifest'
import { divideIntoShards, pathOf } from '../../functions/src/search/shards'
import { type Documents, stored } from '../plain'

/** Builds the search index, because loading the sample triggers no functions. */
export function searchDocuments(published: Documents): Documents {
  const found = Object.entries(published).flatMap(([path, document]) => {
    const [collection = '', id = ''] = path.split('/')
    return searchItem(collection, id, document) ?? []
  })
  const shards = divideIntoShards(new Map(found.map((item) => [pathOf(item), item])))
  const [generation, version] = ['contoh', 'contoh']
  const versions = shards.map(() => version)
  return {
    'search_index/manifest': stored({ format: SEARCH_FORMAT, generation, versions }),
    ...Object.fromEntries(
      shards.map((rows, number) => [
        `search_index/manifest/search_shards/${shardName(generation, number)}`,
        stored({ version, rows }),
      ]),
    ),
  }
}
