import { type QueryClient, type QueryKey } from '@tanstack/react-query'
import { PUBLISHED_ARTICLES } from '@/domain/limits'
import { type ItemPage, LISTED, listedWith } from '@/domain/listed'
import type { Item } from '@/domain/schemas/collections'
import { reading } from '@/lib/query/content'
import type { ContentQuery } from '@/lib/query/content-query'
import { createQueryClient } from '@/lib/query/query-client'

type Article = Item<'news' | 'announcements'>

/** Reads what `queries` declare. Throws where anything cannot be read. */
export async function readAll(queries: readonly ContentQuery[]): Promise<QueryClient> {
  const client = createQueryClient()
  await Promise.all(queries.map((query) => query.fetch(client, Infinity)))
  for (const { state, queryKey } of client.getQueryCache().getAll())
    if (state.status !== 'success')
      throw new Error(`${JSON.stringify(queryKey)} cannot be read.`, { cause: state.error })
  return client
}

/**
 * The newest items that have pages of their own below `page`, newest first: all that get a file, and of each
 * collection, where there is one, the next.
 */
export async function readNewest(page: ItemPage): Promise<Article[]> {
  const names = listedWith('page').filter((name) => LISTED[name].page === page)
  const { readItemPage } = await reading()
  const newest = await Promise.all(
    names.map(async (name) => {
      const items: Article[] = []
      const { most } = LISTED[name].list
      for (let after: string | undefined; items.length <= PUBLISHED_ARTICLES;) {
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
  return newest.flat().sort((a, b) => (a.id < b.id ? 1 : -1))
}

/** A cache that holds only the results named, as a device that has read nothing else. */
export function only(client: QueryClient, keys: readonly QueryKey[]): QueryClient {
  const part = createQueryClient()
  for (const key of keys) part.setQueryData(key, client.getQueryData(key))
  return part
}
