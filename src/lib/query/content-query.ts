import {
  infiniteQueryOptions,
  type NetworkMode,
  queryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { Page } from '../firebase/documents'
import { clockOf } from './freshness/content-clock'

/** What a route declares. From it come fetching on entry, storing on the device and prefetching. */
export interface ContentQuery {
  queryKey: QueryKey
  /**
   * Reads unless what is cached is fresh, or is a list of which whoever returns has read on. Never
   * throws: a failure is logged by the query cache and leaves what was cached.
   */
  fetch(client: QueryClient, isReturn?: boolean): Promise<void>
  /** Key of that of which the page shows a part too while there is no network, where the device has any. */
  beside?: (client: QueryClient) => QueryKey | undefined
}

/**
 * Something public to read; it is stored on the device where `queryKey` is one of contentKeys. `read` throws on
 * failure. What may do without a network says `offlineFirst`.
 */
export function contentQuery<Data>(
  queryKey: QueryKey,
  read: (client: QueryClient) => Promise<Data>,
  networkMode: NetworkMode = 'online',
) {
  const options = queryOptions({
    queryKey,
    networkMode,
    queryFn: ({ client }) => readLatest(client, () => read(client)),
  })
  return {
    options,
    queryKey,
    fetch: (client: QueryClient) => client.prefetchQuery(options),
  } satisfies ContentQuery & { options: unknown }
}

/**
 * A public list read page by page, from the page that begins after the cursor `after` on. Nothing
 * but the reader's wish ever reads more than one page: a list of several is not refreshed under
 * their eyes nor when they come back to it, and once it is stale the next entry begins with the first
 * page again.
 */
export function pagedQuery<Item>(
  queryKey: QueryKey,
  read: (after: string | undefined, client: QueryClient) => Promise<Page<Item>>,
) {
  const isOnePage = ({ state }: { state: { data: unknown } }) => !isLongList(state.data)
  const options = infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, client }) =>
      readLatest(client, () => read(pageParam ?? undefined, client)),
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
    async fetch(client: QueryClient, isReturn = false) {
      if (isReturn && isLongList(client.getQueryData(queryKey))) return
      await client.prefetchInfiniteQuery({ ...options, pages: 1 })
    },
  } satisfies ContentQuery & { options: unknown }
}

export const isLongList = (data: unknown) =>
  ((data as { pages?: unknown[] } | null)?.pages?.length ?? 0) > 1

/** What was read before a publication became known may be older than that: it is read again. */
async function readLatest<Data>(client: QueryClient, read: () => Promise<Data>): Promise<Data> {
  const clock = clockOf(client)
  // A page's first readings are asked for beside the check, which is answered sooner.
  await clock.versionCheck
  const { published } = clock
  const data = await read()
  return clock.published === published ? data : readLatest(client, read)
}
