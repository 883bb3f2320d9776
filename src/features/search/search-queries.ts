import { infiniteQueryOptions, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { type PublicList, PUBLIC_LISTS } from '@/domain/public-lists'
import type { SearchAnswer } from '@/domain/search/search-answer'
import { SEARCHED } from '@/domain/search/search-item'
import type { SearchTerm } from '@/domain/search/search-term'
import type { CollectionName } from '@/domain/collections'
import { logError } from '@/lib/log'
import { contentList } from '@/lib/query/content'

interface Question {
  q: string
  group?: CollectionName
  page?: number
}

/** Response of the function `search`. An older version of the function omits `best`. */
type ServerAnswer = Pick<SearchAnswer, 'groups'> & Partial<SearchAnswer>

/** Timeout in milliseconds. After it, only the device's results are shown. */
const TIMEOUT_MILLISECONDS = 10_000

/** Query client for searches. It has no persistent cache and does not log its keys, which contain typed text. */
export const searches = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => logError('Searching on the server failed', error),
  }),
  defaultOptions: {
    queries: { staleTime: 5 * 60_000, refetchOnWindowFocus: false, retry: false },
  },
})

export function answerQuery({ plain, typed }: SearchTerm) {
  return queryOptions({
    queryKey: [plain],
    queryFn: () => ask({ q: typed }),
  })
}

export function moreResultsQuery({ plain, typed }: SearchTerm, group: CollectionName) {
  return infiniteQueryOptions({
    queryKey: [plain, group],
    queryFn: async ({ pageParam }) => {
      const { groups } = await ask({ q: typed, group, page: pageParam })
      return groups.find(({ name }) => name === group)?.results ?? []
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length > 0 ? pages.length + 1 : undefined),
    select: ({ pages }) => ({ pages: pages.length, results: pages.flat() }),
  })
}

/** Query that loads searchable content onto the device, for searches while the function is unavailable. */
export const readAheadQuery = queryOptions({
  queryKey: ['search'],
  queryFn: async ({ client }) => {
    const lists = SEARCHED.map((name) => {
      const { prefetch, list }: PublicList = PUBLIC_LISTS[name]
      return contentList(name, prefetch ?? list.pageSize)
    })
    const missing = lists.filter(({ queryKey }) => client.getQueryData(queryKey) === undefined)
    await Promise.all(missing.map((list) => list.fetch(client)))
    return Date.now()
  },
})

/** Requests results from the function. Rejects if this version of the site cannot read the response. */
async function ask(question: Question): Promise<SearchAnswer> {
  // Imports the SDK when it is needed for the first time.
  const [{ call }, { withTimeout }] = await Promise.all([
    import('@/lib/firebase/functions'),
    import('@/lib/firebase/with-timeout'),
  ])
  const request = () => call<ServerAnswer>('search', question)
  const { best = [], groups } = await withTimeout(request, TIMEOUT_MILLISECONDS)
  if (!Array.isArray(groups)) throw new Error('The answer has no groups.')
  return {
    best: best.filter(({ collection }) => isKnown(collection)),
    groups: groups
      .filter(({ name }) => isKnown(name))
      .map((group) => ({
        ...group,
        results: group.results.filter(({ collection }) => isKnown(collection)),
      })),
  }
}

/** Returns whether this version of the site can show a collection. The function may be newer than the site. */
function isKnown(collection: CollectionName): boolean {
  return SEARCHED.some((name) => name === collection)
}
