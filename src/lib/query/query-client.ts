import { QueryCache, QueryClient } from '@tanstack/react-query'
import { logError } from '../log'
import { contentKeys } from './content-keys'
import { freshFor } from './publication'

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => logError(`Gagal memuat ${query.queryHash}`, error),
    }),
    defaultOptions: {
      queries: {
        retry: 1,
        staleTime: (query) => freshFor(client, query),
      },
    },
  })
  // What the public site has read stays for as long as the page is open, and beyond (content-store).
  // A failure stands until the page is entered again or somebody asks: parts that are drawn later
  // must not each try anew, whose waiting would draw them later once more.
  client.setQueryDefaults(contentKeys.all, { gcTime: Infinity, retryOnMount: false })
  return client
}
