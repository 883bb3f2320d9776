import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { indexItems, type SearchIndex } from '@/domain/search/search-index'
import { SEARCHED, searchItem } from '@/domain/search/search-item'
import { storedItems } from '@/lib/query/device/stored-items'
import { useStoredContent } from './use-stored-content'

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
