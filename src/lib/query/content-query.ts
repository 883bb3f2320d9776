import {
  infiniteQueryOptions,
  type NetworkMode,
  queryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { Page } from '../firebase/documents'
import { clockOf } from './freshness/content-clock'

/** Query that a route declares. It is fetched when the page opens, stored on the device and prefetched. */
export interface ContentQuery {
  queryKey: QueryKey
  /**
   * Fetches unless the cache is fresh, or contains a list of several pages to which the reader returns. Never throws:
   * the query cache logs a failure and keeps its content.
   */
  fetch(client: QueryClient, isReturn?: boolean): Promise<void>
  /** Returns the key of another list whose stored items the page shows while offline, if there are any. */
  beside?: (client: QueryClient) => QueryKey | undefined
}

/**
 * Returns a query for public content, which is stored on the device if `queryKey` is one of contentKeys. `read` throws
 * on failure. `offlineFirst` marks queries that need no network.
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
 * Returns a query for a public list, which is read page by page from the cursor `after`. A further page is read only
 * when the reader requests it. A list of several pages is not refreshed while it is visible or when the reader returns.
 * If it is stale, it starts with the first page when it is opened the next time.
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
    // Published files contain the cursor as JSON, which has no `undefined`.
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

async function readLatest<Data>(client: QueryClient, read: () => Promise<Data>): Promise<Data> {
  const clock = clockOf(client)
  // Waits for the version check, which is faster than a read, so that the read need not be repeated.
  await clock.versionCheck
  const { published } = clock
  const data = await read()
  return clock.published === published ? data : readLatest(client, read)
}
