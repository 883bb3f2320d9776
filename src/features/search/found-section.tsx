import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { Section } from '@/components/layout/section'
import { LoadMore } from '@/components/ui/lists/load-more'
import { answerFrom, type FoundGroup, type SearchResult } from '@/domain/search/search-answer'
import { SEARCH_GROUPS } from '@/domain/search/search-groups'
import type { SearchIndex } from '@/domain/search/search-index'
import type { SearchTerm } from '@/domain/search/search-term'
import type { TimeZone } from '@/domain/time/date'
import { ResultItem } from './result-item'
import { furtherQuery, searches } from './search-queries'

interface FoundSectionProps {
  group: FoundGroup
  term: SearchTerm
  /** Where it was found, if on the device. */
  index: SearchIndex | null
  zone: TimeZone
  onOpen: () => void
}

/** What was found of one group, and a button for more of it. */
export function FoundSection({ group, term, index, zone, onOpen }: FoundSectionProps) {
  const { results, list } = useGroup(group, term, index)
  const label = SEARCH_GROUPS.find(({ name }) => name === group.name)?.label
  if (label === undefined) return null
  return (
    <Section title={`${label} (${group.count.toLocaleString('id-ID')})`}>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {results.map((result) => (
          <li key={keyOf(result)}>
            <ResultItem result={result} group={group.name} zone={zone} onOpen={onOpen} />
          </li>
        ))}
      </ul>
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

/** The results that are shown, each once, and how to come to more of them. */
function useGroup(
  { name, count, results }: FoundGroup,
  term: SearchTerm,
  index: SearchIndex | null,
) {
  const isOnline = useOnline()
  const [pages, setPages] = useState({ of: term.plain, shown: 1 })
  const shown = pages.of === term.plain ? pages.shown : 1
  const further = useInfiniteQuery({ ...furtherQuery(term, name), enabled: false }, searches)
  const more = index
    ? Array.from({ length: shown - 1 }, (_, at) =>
        answerFrom([index], term, { group: name, page: at + 1 }).flatMap((each) => each.results),
      ).flat()
    : (further.data ?? [])
  const all = onceEach([...results, ...more])
  const isRest = all.length < count
  const list = index
    ? {
        hasNextPage: isRest,
        isFetchingNextPage: false,
        isFetchNextPageError: false,
        fetchNextPage: () => {
          setPages({ of: term.plain, shown: shown + 1 })
          return Promise.resolve()
        },
      }
    : {
        ...further,
        // What has been published or deleted meanwhile may have moved the pages.
        hasNextPage: isRest && isOnline && (further.data === undefined || further.hasNextPage),
      }
  return { results: all, list }
}

function onceEach(results: readonly SearchResult[]): SearchResult[] {
  return [...new Map(results.map((result) => [keyOf(result), result])).values()]
}

function keyOf({ collection, id }: SearchResult): string {
  return `${collection}/${id}`
}
