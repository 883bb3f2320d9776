import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { indexItems, type SearchIndex } from '@/domain/search/search-index'
import { SEARCHED, searchItem } from '@/domain/search/search-item'
import { isContent } from '@/lib/query/content-keys'
import { storedItems } from '@/lib/query/stored-items'

/** The content on this device, as search reads it; null where there is none. */
export function useDeviceIndex(): SearchIndex | null {
  const client = useQueryClient()
  const [changes, setChanges] = useState(0)
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || !isContent(event.query.queryKey as QueryKey)) return
        const { type } = event.action as { type: string }
        if (type === 'success' || type === 'setState') setChanges((count) => count + 1)
      }),
    [client],
  )
  return useMemo(() => {
    void changes
    const items = SEARCHED.flatMap((name) =>
      storedItems(client, name).flatMap((item) => searchItem(name, item.id, item) ?? []),
    )
    return items.length === 0 ? null : indexItems(items)
  }, [client, changes])
}
