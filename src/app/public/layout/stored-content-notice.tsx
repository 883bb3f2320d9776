import { Icon } from '@/components/ui/icon'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { formatAge } from '@/domain/date'
import { useNow } from '@/components/use-now'
import type { ContentQuery } from '@/lib/query/content-query'
import { useNetwork } from '@/stores/network'

interface StoredContentNoticeProps {
  /** What the present page declares. */
  queries: readonly ContentQuery[]
}

/** Says discreetly that what stands on the page is stored content, and how old the oldest of it is. */
export function StoredContentNotice({ queries }: StoredContentNoticeProps) {
  const online = useNetwork((network) => network.online)
  const { failed, oldest } = useContentState(queries)
  const now = useNow() ?? 0
  if (online && !failed) return null
  return (
    <p
      role="status"
      className="border-b border-hairline bg-surface-2 px-4 py-2 text-center text-sm text-ink-2"
    >
      <Icon name="cloud-off" className="mr-2 inline size-4 align-text-bottom" />
      {online ? 'Server belum terjangkau. ' : 'Tanpa jaringan. '}
      {oldest === null
        ? 'Halaman ini belum tersimpan di perangkat Anda.'
        : `Yang tampil adalah isi tersimpan, diperbarui ${formatAge(oldest, now)}.`}
    </p>
  )
}

/** Whether a query's last fetch failed, and when the oldest content was read (epoch milliseconds). */
function useContentState(queries: readonly ContentQuery[]) {
  const cache = useQueryClient().getQueryCache()
  const states = () => queries.flatMap(({ queryKey }) => cache.get(hashKey(queryKey))?.state ?? [])
  const subscribe = (onChange: () => void) => cache.subscribe(onChange)
  const failed = useSyncExternalStore(
    subscribe,
    () => states().some(({ status }) => status === 'error'),
    () => false,
  )
  const oldest = useSyncExternalStore(
    subscribe,
    () => {
      const times = states().flatMap(({ dataUpdatedAt }) => dataUpdatedAt || [])
      return times.length === 0 ? null : Math.min(...times)
    },
    () => null,
  )
  return { failed, oldest }
}
