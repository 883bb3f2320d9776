import {
  infiniteQueryOptions,
  type NetworkMode,
  queryOptions,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { Publication } from '@/domain/publishing/publication'
import type { Page } from '../firebase/documents'
import { freshFor, isLongList, readAsOf } from './publication'

/** What a route declares. From it come fetching on entry, storing on the device and warming. */
export interface ContentQuery {
  queryKey: QueryKey
  /**
   * Reads unless what is cached is of the latest publication or, where none is known, younger than
   * `staleTime` milliseconds. Never throws: a failure is logged by the query cache and leaves what was
   * cached.
   */
  fetch(client: QueryClient, staleTime?: number): Promise<void>
}

/** The latest publication that was known when reading began. */
export type AsOf = Publication | undefined

/**
 * Something public to read; it is stored on the device where `queryKey` is one of contentKeys. `read` throws on
 * failure. What may do without a network says `offlineFirst`.
 */
export function contentQuery<Data>(
  queryKey: QueryKey,
  read: (client: QueryClient, asOf: AsOf) => Promise<Data>,
  networkMode: NetworkMode = 'online',
) {
  const options = queryOptions({
    queryKey,
    networkMode,
    queryFn: ({ client }) => readAsOf(client, queryKey, (asOf) => read(client, asOf)),
  })
  return {
    options,
    queryKey,
    fetch: (client: QueryClient, staleTime?: number) =>
      client.prefetchQuery({ ...options, ...after(client, staleTime) }),
  } satisfies ContentQuery & { options: unknown }
}

function after(client: QueryClient, staleTime: number | undefined) {
  if (staleTime === undefined) return undefined
  return { staleTime: (query: Pick<Query, 'state'>) => freshFor(client, query, staleTime) }
}

/**
 * A public list read page by page, from the page that begins after the cursor `after` on. Nothing
 * but the reader's wish ever reads more than one page: a list of several is not refreshed under
 * their eyes, and once it is too old the next entry begins with the first page again.
 */
export function pagedQuery<Item>(
  queryKey: QueryKey,
  read: (after: string | undefined, client: QueryClient, asOf: AsOf) => Promise<Page<Item>>,
) {
  const isOnePage = ({ state }: { state: { data: unknown } }) => !isLongList(state.data)
  const options = infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, client }) =>
      readAsOf(client, queryKey, (asOf) => read(pageParam ?? undefined, client, asOf)),
    // A published file has it as JSON, which knows no undefined.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchOnMount: isOnePage,
    refetchOnReconnect: isOnePage,
    refetchOnWindowFocus: isOnePage,
  })
  return {
    options,
    queryKey,
    fetch: (client: QueryClient, staleTime?: number) =>
      client.prefetchInfiniteQuery({
        ...options,
        pages: 1,
        ...after(client, staleTime),
      }),
  } satisfies ContentQuery & { options: unknown }
}
