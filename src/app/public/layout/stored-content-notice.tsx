import { Icon } from '@/components/ui/icon'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { formatAge } from '@/domain/date'
import { useNow } from '@/components/use-now'
import type { ContentQuery } from '@/lib/query/content-query'
import { useOnline } from '@/components/use-online'

interface StoredContentNoticeProps {
  /** What the present page declares: the settings, then its own. */
  queries: readonly ContentQuery[]
}

/** Says discreetly what of the page is stored content, and how old the oldest of it is. */
export function StoredContentNotice({ queries }: StoredContentNoticeProps) {
  const isOnline = useOnline()
  const { oldest, missing } = useContentState(queries, isOnline)
  const now = useNow()
  if (isOnline && oldest === null) return null
  return (
    <p
      role="status"
      className="border-b border-hairline bg-surface-2 px-4 py-2 text-center text-sm text-ink-2"
    >
      <Icon name="cloud-off" className="mr-2 inline size-4 align-text-bottom" />
      {isOnline ? 'Server belum terjangkau. ' : 'Tanpa jaringan. '}
      {!isOnline && MISSING[missing]}
      {(isOnline || missing !== 'all') && oldest !== null && (
        <>
          Yang tampil adalah isi tersimpan, diperbarui{' '}
          {/* Its age changes with every minute, which is no news. */}
          <span aria-live="off">{formatAge(oldest, now)}.</span>
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
 * When the oldest stored content on the page was read (epoch milliseconds), and how much of the
 * page's own is not stored. With a network only what could not be refreshed counts as stored.
 */
function useContentState(queries: readonly ContentQuery[], isOnline: boolean) {
  const cache = useQueryClient().getQueryCache()
  const subscribe = (onChange: () => void) => cache.subscribe(onChange)
  const stateOf = ({ queryKey }: ContentQuery) => cache.get(hashKey(queryKey))?.state
  const oldest = useSyncExternalStore(
    subscribe,
    () => {
      const times = queries.flatMap((query) => {
        const state = stateOf(query)
        return (!isOnline || state?.status === 'error') && state?.dataUpdatedAt
          ? state.dataUpdatedAt
          : []
      })
      return times.length === 0 ? null : Math.min(...times)
    },
    () => null,
  )
  const missing = useSyncExternalStore(
    subscribe,
    (): keyof typeof MISSING => {
      const own = queries.slice(1)
      const absent = own.filter((query) => !stateOf(query)?.dataUpdatedAt).length
      return absent === 0 ? 'none' : absent < own.length ? 'some' : 'all'
    },
    () => 'none' as const,
  )
  return { oldest, missing }
}
