import { QueryCache, QueryClient } from '@tanstack/react-query'
import { logError } from '../log'
import { contentKeys, isContent } from './content-keys'
import { stamp, staleTime } from './freshness/content-clock'

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => logError(`Gagal memuat ${query.queryHash}`, error),
      onSuccess: (_, query) => {
        if (isContent(query.queryKey)) stamp(client, query)
      },
    }),
    defaultOptions: {
      queries: {
        // Another request would only use up more of a quota that is exceeded.
        retry: (failures, error) =>
          failures < 1 && !('code' in error && error.code === 'resource-exhausted'),
        staleTime: 2 * 60_000,
      },
    },
  })
  // What the public site has read stays for as long as the page is open, and beyond (content-store).
  // A failure stands until the page is entered again or somebody asks: parts that are drawn later
  // must not each try anew, whose waiting would draw them later once more.
  client.setQueryDefaults(contentKeys.all, {
    staleTime: (query) => staleTime(client, query),
    gcTime: Infinity,
    retryOnMount: false,
  })
  return client
}
