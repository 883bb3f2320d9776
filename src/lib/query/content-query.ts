import {
  infiniteQueryOptions,
  queryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/** First part of the key of everything public; only such queries are ever stored on the device. */
export const CONTENT = 'content'

export function isContent(key: QueryKey): boolean {
  return key[0] === CONTENT
}

/** What a route declares. From it come fetching on entry, storing on the device and warming. */
export interface ContentQuery {
  queryKey: QueryKey
  /**
   * Reads unless what is cached is younger than `staleTime` milliseconds. Never throws: a failure
   * is logged by the query cache and leaves what was cached.
   */
  fetch(client: QueryClient, staleTime?: number): Promise<void>
}

/** Something public to read, named by `key`. `read` throws on failure. */
export function contentQuery<Data>(
  key: readonly string[],
  read: (client: QueryClient) => Promise<Data>,
) {
  const options = queryOptions({
    queryKey: [CONTENT, ...key],
    queryFn: ({ client }) => read(client),
  })
  return {
    options,
    queryKey: options.queryKey,
    fetch: (client: QueryClient, staleTime?: number) =>
      client.prefetchQuery({ ...options, ...(staleTime !== undefined && { staleTime }) }),
  } satisfies ContentQuery & { options: unknown }
}

/** A public list read page by page; the cursor is the `id` of the last item. */
export function contentPages<Item extends { id: string }>(
  key: readonly string[],
  pageSize: number,
  read: (after: string | undefined, client: QueryClient) => Promise<Item[]>,
) {
  const options = infiniteQueryOptions({
    queryKey: [CONTENT, ...key],
    queryFn: ({ pageParam, client }) => read(pageParam, client),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })
  return {
    options,
    queryKey: options.queryKey,
    fetch: (client: QueryClient, staleTime?: number) =>
      client.prefetchInfiniteQuery({ ...options, ...(staleTime !== undefined && { staleTime }) }),
  } satisfies ContentQuery & { options: unknown }
}
