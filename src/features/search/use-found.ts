import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { answerFrom, type SearchAnswer } from '@/domain/search/search-answer'
import type { SearchIndex } from '@/domain/search/search-index'
import type { SearchTerm } from '@/domain/search/search-term'
import { UserFacingError } from '@/lib/errors'
import { answerQuery, readAheadQuery, searches } from './search-queries'
import { useDeviceIndex } from './use-device-index'

/** After so long the device's own results are said to be no more than that. */
const LATE_MILLISECONDS = 4_000

/** Why there is no more than what the device has. */
export type Lack = 'offline' | 'away' | 'late'

export interface Found extends SearchAnswer {
  /** Where they were found, if on the device. */
  index: SearchIndex | null
  /** More may be found at any moment. */
  isSearching: boolean
  lack: Lack | null
  /** What the function itself said where it refused. */
  refusal: string | null
  /** Whether there was anything to search in. */
  isAnswered: boolean
  retry: () => void
}

/**
 * What is found for a term: the device's own at once, the function's instead of it as soon as that is
 * there. The function is asked when typing has paused, and not without network.
 */
export function useFound(term: SearchTerm, isSettled: boolean): Found {
  const isOnline = useOnline()
  const { index, isBehind } = useDeviceIndex()
  const answer = useQuery({ ...answerQuery(term), enabled: isOnline && isSettled }, searches)
  const isAway = isOnline && answer.isError && !answer.isFetching
  const readAhead = useQuery({ ...readAheadQuery, enabled: isAway })
  const isLate = useLate(term.plain, isOnline && isSettled && answer.isFetching)
  const own = useMemo(() => answerFrom(index ? [index] : [], term, { page: 0 }), [index, term])
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

/** Whether it has been waited long for the answer to this. */
function useLate(asked: string, isWaiting: boolean): boolean {
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(asked), LATE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [asked, isWaiting])
  return isWaiting && late === asked
}
