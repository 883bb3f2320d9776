import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { Page } from '../firebase/documents'

/** Cached content counts as fresh this long; older content is shown at once and refreshed behind. */
export const FRESH_MILLISECONDS = 2 * 60_000

/** What a route declares. From it come fetching on entry, storing on the device and warming. */
export interface ContentQuery {
  queryKey: QueryKey
  /**
   * Reads unless what is cached is younger than `staleTime` milliseconds. Never throws: a failure
   * is logged by the query cache and leaves what was cached.
   */
  fetch(client: QueryClient, staleTime?: number): Promise<void>
}

/** Something public to read; it is stored on the device where `queryKey` is one of contentKeys. `read` throws on failure. */
export function contentQuery<Data>(
  queryKey: QueryKey,
  read: (client: QueryClient) => Promise<Data>,
) {
  const options = queryOptions({
    queryKey,
    queryFn: ({ client }) => read(client),
  })
  return {
    options,
    queryKey,
    fetch: (client: QueryClient, staleTime?: number) =>
      client.prefetchQuery({ ...options, ...(staleTime !== undefined && { staleTime }) }),
  } satisfies ContentQuery & { options: unknown }
}

/** A list of more than one page stays as the reader left it for so long, in milliseconds. */
const LONG_LIST_MILLISECONDS = 30 * 60_000

/**
 * A public list read page by page, from the page that begins after the cursor `after` on. Nothing
 * but the reader's wish ever reads more than one page: a list of several is not refreshed under
 * their eyes, and once it is too old the next entry begins with the first page again.
 */
export function pagedQuery<Item>(
  queryKey: QueryKey,
  read: (after: string | undefined, client: QueryClient) => Promise<Page<Item>>,
) {
  const isOnePage = ({ state }: { state: { data: InfiniteData<unknown> | undefined } }) =>
    (state.data?.pages.length ?? 0) <= 1
  const options = infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, client }) => read(pageParam, client),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime: (query) => (isOnePage(query) ? FRESH_MILLISECONDS : LONG_LIST_MILLISECONDS),
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
        ...(staleTime !== undefined && { staleTime }),
      }),
  } satisfies ContentQuery & { options: unknown }
}
