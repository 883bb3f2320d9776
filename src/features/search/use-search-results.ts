import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { buildAnswer, type SearchAnswer } from '@/domain/search/search-answer'
import type { SearchIndex } from '@/domain/search/search-index'
import type { SearchTerm } from '@/domain/search/search-term'
import { UserFacingError } from '@/lib/errors'
import { answerQuery, readAheadQuery, searches } from './search-queries'
import { useDeviceIndex } from './use-device-index'

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
