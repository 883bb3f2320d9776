import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Listed, LISTED } from '@/domain/listed'
import type { FoundGroup } from '@/domain/search/search-answer'
import { SEARCHED } from '@/domain/search/search-item'
import type { SearchTerm } from '@/domain/search/search-term'
import type { CollectionName } from '@/domain/collections'
import { contentList } from '@/lib/query/content'

interface Question {
  q: string
  group?: CollectionName
  page?: number
}

/** So long is waited for the function before the device's own results have to do, in milliseconds. */
const PATIENCE_MILLISECONDS = 10_000
const HOUR = 60 * 60_000

/** What was typed is kept while the page is open, and stands in no log. */
const PRIVATE = {
  meta: { name: 'hasil pencarian' },
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
  retry: false,
}

/** What the function finds: the first page of each group. */
export function answerQuery({ plain, typed }: SearchTerm) {
  return queryOptions({
    ...PRIVATE,
    queryKey: ['search', plain],
    queryFn: () => ask({ q: typed }),
  })
}

/** What the function finds of one group, from its second page on. */
export function furtherQuery({ plain, typed }: SearchTerm, group: CollectionName) {
  return infiniteQueryOptions({
    ...PRIVATE,
    queryKey: ['search', plain, group],
    queryFn: async ({ pageParam }) => {
      const groups = await ask({ q: typed, group, page: pageParam })
      return groups.find(({ name }) => name === group)?.results ?? []
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length > 0 ? pages.length + 1 : undefined),
    select: ({ pages }) => pages.flat(),
  })
}

/** Where the function is away: what a device reads ahead of all that is searched, unless it has it. */
export const readAheadQuery = queryOptions({
  queryKey: ['search'],
  queryFn: async ({ client }) => {
    const lists = SEARCHED.map((name) => {
      const { archive, list }: Listed = LISTED[name]
      return contentList(name, archive ?? list.pageSize)
    })
    await Promise.all(lists.map((list) => list.fetch(client, 12 * HOUR)))
    return Date.now()
  },
})

/** Throws the SDK's errors; also where the answer is none that this version of the site understands. */
async function ask(question: Question): Promise<FoundGroup[]> {
  // The SDK comes with the first question.
  const [{ call }, { withTimeout }] = await Promise.all([
    import('@/lib/firebase/functions'),
    import('@/lib/firebase/with-timeout'),
  ])
  const answer = await withTimeout(
    () => call<{ groups: FoundGroup[] }>('search', question),
    PATIENCE_MILLISECONDS,
  )
  if (!Array.isArray(answer.groups)) throw new Error('The answer has no groups.')
  return answer.groups
}
