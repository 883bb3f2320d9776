import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, startTransition } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { buildAnswer, type SearchAnswer } from '@/domain/search/search-answer'
import { type SearchIndex, indexItems } from '@/domain/search/search-index'
import type { SearchTerm } from '@/domain/search/search-term'
import { UserFacingError } from '@/lib/errors'
import { answerQuery, readAheadQuery, searches } from './search-queries'
import { SEARCHED, searchItem } from '@/domain/search/search-item'
import { storedItems } from '@/lib/query/device/stored-items'
import { useStoredContent } from './use-stored-content'

/** Delay in milliseconds after which the page explains that it shows only the device's results. */
const LATE_MILLISECONDS = 4_000

/** Reason why only the device's results are available. */
export type ServerFailure = 'offline' | 'away' | 'late'

export interface SearchResults extends SearchAnswer {
  /** Index that returned the results on the device, or null if the server returned them. */
  index: SearchIndex | null
  isSearching: boolean
  lack: ServerFailure | null
  refusal: string | null
  /** True if there was content to search, on the server or on the device. */
  isAnswered: boolean
  retry: () => void
}

/** Returns the device's results immediately, and the server's results after typing has paused. */
export function useSearchResults(term: SearchTerm, isSettled: boolean): SearchResults {
  const isOnline = useOnline()
  const { index, isBehind } = useDeviceIndex()
  const answer = useQuery({ ...answerQuery(term), enabled: isOnline && isSettled }, searches)
  const isAway = isOnline && answer.isError && !answer.isFetching
  const readAhead = useQuery({ ...readAheadQuery, enabled: isAway })
  const isLate = useIsLate(term.plain, isOnline && isSettled && answer.isFetching)
  const own = useMemo(
    () => (index ? buildAnswer(index, term, { page: 0 }) : { best: [], groups: [] }),
    [index, term],
  )
  const lack = answer.data ? null : !isOnline ? 'offline' : isAway ? 'away' : isLate ? 'late' : null
  return {
    ...(answer.data ?? own),
    index: answer.data ? null : index,
    isSearching:
      !isSettled ||
      (!answer.data && (lack === null || (isAway && (readAhead.isFetching || isBehind)))),
    lack,
    refusal: isAway && answer.error instanceof UserFacingError ? answer.error.message : null,
    isAnswered: answer.data !== undefined || index !== null,
    retry: () => {
      void answer.refetch()
    },
  }
}

function useIsLate(term: string, isWaiting: boolean): boolean {
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(term), LATE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [term, isWaiting])
  return isWaiting && late === term
}

/** Delay in milliseconds, to index several changes at once, because indexing is slow on phones. */
const DEBOUNCE_MILLISECONDS = 500

interface DeviceIndex {
  index: SearchIndex | null
  isBehind: boolean
}

export function useDeviceIndex(): DeviceIndex {
  const client = useQueryClient()
  const content = useStoredContent()
  const [indexed, setIndexed] = useState(content)
  const index = useMemo(() => {
    void indexed
    const items = SEARCHED.flatMap((name) =>
      storedItems(client, name).flatMap((item) => searchItem(name, item.id, item) ?? []),
    )
    return items.length === 0 ? null : indexItems(items)
  }, [client, indexed])
  const isBehind = content !== indexed
  const wait = index ? DEBOUNCE_MILLISECONDS : 0

  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(() => startTransition(() => setIndexed(content)), wait)
    return () => clearTimeout(timer)
  }, [content, isBehind, wait])

  return { index, isBehind }
}
