import { type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isValiError } from 'valibot'
import type { Item } from '@/domain/collection-schemas'
import { newestFirst } from '@/domain/ids/newest-first'
import { PUBLISHED_ITEMS } from '@/domain/limits'
import { type ItemPage, LISTED, listedWith, type ListedWith, type On } from '@/domain/listed'
import { reading } from '@/lib/query/content'
import type { ContentQuery } from '@/lib/query/content-query'
import { createQueryClient } from '@/lib/query/query-client'

/**
 * Reads what `queries` declare and `client` lacks. A document that does not fit its schema leaves its query
 * failed, for the pages that show it (`expectRead`). Throws where anything else cannot be read.
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

/** Throws where one of these queries failed: a page without what it shows would say that there is nothing. */
export function expectRead(client: QueryClient, keys: readonly QueryKey[]): void {
  for (const key of keys) {
    const cause = client.getQueryState(key)?.error
    if (cause) throw new Error(`${JSON.stringify(key)} does not fit.`, { cause })
  }
}

/**
 * The newest items that have pages of their own below `page`, newest first: all that get a file, and of each
 * collection, where there is one, the next.
 */
export async function readNewest<Page extends ItemPage>(page: Page): Promise<Item<On<Page>>[]> {
  const names = listedWith('page').filter((name) => LISTED[name].page === page)
  const { readItemPage } = await reading()
  const newest = await Promise.all(
    names.map(async (name) => {
      const items: Item<ListedWith<'page'>>[] = []
      const { most } = LISTED[name].list
      for (let after: string | undefined; items.length <= PUBLISHED_ITEMS;) {
        const { items: more, next } = await readItemPage(name, {
          limit: most - 1, // One more is read, and the rules allow no more.
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

/** A cache that holds only the results named, as a device that has read nothing else. */
export function only(client: QueryClient, keys: readonly QueryKey[]): QueryClient {
  const part = createQueryClient()
  for (const key of keys) part.setQueryData(key, client.getQueryData(key))
  return part
}
