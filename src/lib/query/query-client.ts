import { QueryCache, QueryClient } from '@tanstack/react-query'
import { logError } from '../log'
import { contentKeys, isContent } from './content-keys'
import { markAsRead, staleTime } from './freshness/content-clock'

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => logError(`Loading ${query.queryHash} failed`, error),
      onSuccess: (_, query) => {
        if (isContent(query.queryKey)) markAsRead(client, query)
      },
    }),
    defaultOptions: {
      queries: {
        // Retrying would only use up more of an exceeded quota.
        retry: (failures, error) =>
          failures < 1 && !('code' in error && error.code === 'resource-exhausted'),
        staleTime: 2 * 60_000,
      },
    },
  })
  // Public content stays in memory while the page is open. A failure stays until the page is opened again or the
  // visitor retries, because sections that render later would otherwise retry and render again.
  client.setQueryDefaults(contentKeys.all, {
    staleTime: (query) => staleTime(client, query),
    gcTime: Infinity,
    retryOnMount: false,
  })
  return client
}
