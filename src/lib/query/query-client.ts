import { QueryCache, QueryClient } from '@tanstack/react-query'
import { logError } from '../log'
import { contentKeys } from './content-keys'
import { FRESH_MILLISECONDS } from './content-query'

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => logError(`Gagal memuat ${query.queryHash}`, error),
    }),
    defaultOptions: {
      queries: {
        retry: 1,
        // What was not there may be by now: somebody follows a link to something just published.
        staleTime: ({ state }) => (state.data === null ? 0 : FRESH_MILLISECONDS),
      },
    },
  })
  // What the public site has read stays for as long as the page is open, and beyond (content-store).
  // A failure stands until the page is entered again or somebody asks: parts that are drawn later
  // must not each try anew, whose waiting would draw them later once more.
  client.setQueryDefaults(contentKeys.all, { gcTime: Infinity, retryOnMount: false })
  return client
}
