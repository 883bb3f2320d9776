import { type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isValiError } from 'valibot'
import type { Item } from '@/domain/collection-schemas'
import { newestFirst } from '@/domain/ids/newest-first'
import { PUBLISHED_ITEMS } from '@/domain/limits'
import {
  type ItemPage,
  PUBLIC_LISTS,
  publicListsWith,
  type PublicListWith,
  type CollectionAt,
} from '@/domain/public-lists'
import { loadReader } from '@/lib/query/content'
import type { ContentQuery } from '@/lib/query/content-query'
import { createQueryClient } from '@/lib/query/query-client'

/**
 * Reads the `queries` that are missing in `client`. A document that does not fit its schema leaves its query in an
 * error state, which `assertQueriesSucceeded` reports. Throws if any other read fails.
 */
export async function readAll(
  queries: readonly ContentQuery[],
  client = createQueryClient(),
): Promise<QueryClient> {
  const missing = queries.filter(({ queryKey }) => client.getQueryData(queryKey) === undefined)
  await Promise.all(missing.map((query) => query.fetch(client)))
  for (const { state, queryKey } of client.getQueryCache().getAll())
    if (state.status !== 'success' && !isValiError(state.error))
      throw new Error(`${JSON.stringify(queryKey)} cannot be read.`, { cause: state.error })
  return client
}

/** Throws if one of these queries failed, because the page would otherwise claim that there is no content. */
export function assertQueriesSucceeded(client: QueryClient, keys: readonly QueryKey[]): void {
  for (const key of keys) {
    const cause = client.getQueryState(key)?.error
    if (cause) throw new Error(`${JSON.stringify(key)} does not fit.`, { cause })
  }
}

export async function readNewest<Page extends ItemPage>(
  page: Page,
): Promise<Item<CollectionAt<Page>>[]> {
  const names = publicListsWith('page').filter((name) => PUBLIC_LISTS[name].page === page)
  const { readItemPage } = await loadReader()
  const newest = await Promise.all(
    names.map(async (name) => {
      const items: Item<PublicListWith<'page'>>[] = []
      const { most } = PUBLIC_LISTS[name].list
      for (let after: string | undefined; items.length <= PUBLISHED_ITEMS;) {
        const { items: more, next } = await readItemPage(name, {
          limit: most - 1, // The query requests one document more, up to the limit of the rules.
          ...(after !== undefined && { after }),
        })
        items.push(...more)
        if (next === null) break
        after = next
      }
      return items
    }),
  )
  return newest.flat().sort(newestFirst)
}

/** Returns a cache with only the given results, like a device that has read nothing else. */
export function pickQueries(client: QueryClient, keys: readonly QueryKey[]): QueryClient {
  const part = createQueryClient()
  for (const key of keys) part.setQueryData(key, client.getQueryData(key))
  return part
}
