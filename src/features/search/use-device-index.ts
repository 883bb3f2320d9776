import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { indexItems, type SearchIndex } from '@/domain/search/search-index'
import { SEARCHED, searchItem } from '@/domain/search/search-item'
import { isContent } from '@/lib/query/content-keys'
import { storedItems } from '@/lib/query/stored-items'

/** Lists that come within so long of each other are indexed together, for on a phone that takes long. */
const SETTLE_MILLISECONDS = 500

interface DeviceIndex {
  /** Null where there is no content. */
  index: SearchIndex | null
  /** There is content that it has not taken up yet. */
  isBehind: boolean
}

/** The content on this device, as search reads it. */
export function useDeviceIndex(): DeviceIndex {
  const client = useQueryClient()
  const [changes, setChanges] = useState(0)
  const [indexed, setIndexed] = useState(0)
  const index = useMemo(() => {
    void indexed
    const items = SEARCHED.flatMap((name) =>
      storedItems(client, name).flatMap((item) => searchItem(name, item.id, item) ?? []),
    )
    return items.length === 0 ? null : indexItems(items)
  }, [client, indexed])
  const isBehind = changes !== indexed
  const wait = index ? SETTLE_MILLISECONDS : 0

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || !isContent(event.query.queryKey as QueryKey)) return
        const { type } = event.action as { type: string }
        if (type === 'success' || type === 'setState') setChanges((count) => count + 1)
      }),
    [client],
  )
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(() => startTransition(() => setIndexed(changes)), wait)
    return () => clearTimeout(timer)
  }, [changes, isBehind, wait])

  return { index, isBehind }
}
