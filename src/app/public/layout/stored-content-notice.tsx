import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useNow } from '@/components/browser/use-now'
import { useOnline } from '@/components/browser/use-online'
import { Icon } from '@/components/ui/icon'
import { failureReason } from '@/components/ui/states/load-failure'
import type { ContentQuery } from '@/lib/query/content-query'
import { currentAt } from '@/lib/query/freshness/content-clock'
import { watchCache } from '@/lib/query/watch-cache'
import { isSummarised } from '@/lib/query/cached-summary'
import { DAY_MS } from '@/domain/time/date'

interface StoredContentNoticeProps {
  /** Queries of the current page, the settings first. */
  queries: readonly ContentQuery[]
}

/** Shows which part of the page was loaded from the device, and the age of the oldest such content. */
export default function StoredContentNotice({ queries }: StoredContentNoticeProps) {
  const isOnline = useOnline()
  const { oldest, missing, error } = useContentState(queries, isOnline)
  const now = useNow()
  if (isOnline && oldest === null) return null
  return (
    <p
      role="status"
      className="border-b border-hairline bg-surface-2 px-4 py-2 text-center text-sm text-ink-2"
    >
      <Icon name="cloud-off" className="mr-2 inline size-4 align-text-bottom" />
      {isOnline ? `${failureReason(error)} ` : 'Tanpa jaringan. '}
      {!isOnline && MISSING[missing]}
      {(isOnline || missing !== 'all') && oldest !== null && (
        <>
          Yang tampil isi tersimpan
          {oldest > 0 && (
            <>
              , diperbarui {/* Its age changes with every minute, which is no news. */}
              <span aria-live="off">{formatAge(oldest, now)}</span>
            </>
          )}
          .
        </>
      )}
    </p>
  )
}

const MISSING = {
  none: '',
  some: 'Sebagian isi halaman ini belum tersimpan di perangkat Anda. ',
  all: 'Halaman ini belum tersimpan di perangkat Anda.',
}

/**
 * Returns the time of the oldest stored content on the page (epoch milliseconds, 0 if unknown), how much of the page's
 * own content is not stored, and the error of the last refresh. While online, only content that could not be refreshed
 * counts as stored.
 */
function useContentState(queries: readonly ContentQuery[], isOnline: boolean) {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const subscribe = useCallback((onChange: () => void) => watchCache(cache, onChange), [cache])
  const shownOf = ({ queryKey, beside }: ContentQuery) =>
    [queryKey, isOnline ? undefined : beside?.(client)].flatMap((key) => {
      const query = key && cache.get(hashKey(key))
      return query?.state.dataUpdatedAt ? query : []
    })
  const storedQueries = () =>
    queries.flatMap(shownOf).filter(({ state }) => !isOnline || state.status === 'error')
  const oldest = useSyncExternalStore(
    subscribe,
    () => {
      const times = storedQueries().map((query) => currentAt(client, query))
      return times.length === 0 ? null : Math.min(...times)
    },
    () => null,
  )
  const error = useSyncExternalStore(
    subscribe,
    () => storedQueries()[0]?.state.error,
    () => null,
  )
  const missing = useSyncExternalStore(
    subscribe,
    (): keyof typeof MISSING => {
      const own = queries.slice(1)
      const absent = own.filter((query) => shownOf(query).length === 0).length
      if (absent === 0) return 'none'
      const isPart =
        absent < own.length || own.some(({ queryKey }) => isSummarised(client, queryKey))
      return isPart ? 'some' : 'all'
    },
    () => 'none' as const,
  )
  return { oldest, missing, error }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Describes how long ago `then` was: `baru saja`, `5 menit lalu`, `2 jam lalu`, `3 hari lalu`. */
export function formatAge(then: number, now: number): string {
  const age = Math.max(0, now - then)
  if (age < MINUTE_MS) return 'baru saja'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} menit lalu`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} jam lalu`
  return `${Math.floor(age / DAY_MS)} hari lalu`
}
