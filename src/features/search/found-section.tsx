import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { Section } from '@/components/layout/section'
import { LoadMore } from '@/components/ui/lists/content-list'
import { buildAnswer, type FoundGroup, type SearchResult } from '@/domain/search/search-answer'
import { SEARCH_GROUPS } from '@/domain/search/search-groups'
import type { SearchIndex } from '@/domain/search/search-index'
import type { SearchTerm } from '@/domain/search/search-term'
import { keyOf, ResultList } from './result-list'
import { moreResultsQuery, searches } from './search-queries'
import { formatCount } from '@/domain/text/money'

interface FoundSectionProps {
  group: FoundGroup
  term: SearchTerm
  index: SearchIndex | null
  onOpen: () => void
}

export function FoundSection({ group, term, index, onOpen }: FoundSectionProps) {
  const { results, list } = useGroup(group, term, index)
  const label = SEARCH_GROUPS.find(({ name }) => name === group.name)?.label
  if (label === undefined) return null
  return (
    <Section title={`${label} (${formatCount(group.count)})`}>
      <ResultList results={results} group={group.name} onOpen={onOpen} />
      {list.hasNextPage && (
        <div className="mt-4 text-center">
          <LoadMore list={list} label="Tampilkan lebih banyak" />
          {list.isFetchNextPageError && (
            <p role="alert" className="mt-3 text-danger">
              Hasil lainnya belum dapat dimuat. Silakan coba lagi.
            </p>
          )}
        </div>
      )}
    </Section>
  )
}

/** Number of pages (`pages`) of results from the device's index (`from`) that the user requested for a term (`of`). */
interface OwnPages {
  of: string
  pages: number
  from: SearchIndex | null
}

/** Returns the results of a group. Shows device results until the server has as many, so that no result disappears. */
function useGroup(
  { name, count, results }: FoundGroup,
  term: SearchTerm,
  index: SearchIndex | null,
) {
  const isOnline = useOnline()
  const [requested, setRequested] = useState<OwnPages>()
  const own = requested?.of === term.plain ? requested : { of: term.plain, pages: 1, from: null }
  const further = useInfiniteQuery({ ...moreResultsQuery(term, name), enabled: false }, searches)
  const { pages: fetched, results: serverResults } = further.data ?? { pages: 0, results: [] }
  // The number of pages can change when items are published or deleted.
  const hasFurther = fetched === 0 || further.hasNextPage
  const isBehind = !index && 1 + fetched < own.pages && hasFurther
  const isToCatchUp = isBehind && isOnline && !further.isFetching && !further.isError
  const { fetchNextPage } = further
  useEffect(() => {
    if (isToCatchUp) void fetchNextPage()
  }, [isToCatchUp, fetchNextPage])

  const from = index ?? (isBehind ? own.from : null)
  const more = [
    ...(index ? [] : serverResults),
    ...(from ? ownResults(from, term, name, own.pages) : []),
  ]
  const all = onceEach([...results, ...more])
  const isRest = all.length < count
  const list = index
    ? {
        hasNextPage: isRest,
        isFetchingNextPage: false,
        isFetchNextPageError: false,
        fetchNextPage: () => {
          setRequested({ of: term.plain, pages: own.pages + 1, from: index })
          return Promise.resolve()
        },
      }
    : { ...further, hasNextPage: isRest && isOnline && hasFurther }
  return { results: all, list }
}

function ownResults(from: SearchIndex, term: SearchTerm, group: FoundGroup['name'], pages: number) {
  return Array.from({ length: pages - 1 }, (_, at) =>
    buildAnswer(from, term, { group, page: at + 1 }).groups.flatMap(({ results }) => results),
  ).flat()
}

function onceEach(results: readonly SearchResult[]): SearchResult[] {
  return [...new Map(results.map((result) => [keyOf(result), result])).values()]
}
