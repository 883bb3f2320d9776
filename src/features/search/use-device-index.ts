import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { indexItems, type SearchIndex } from '@/domain/search/search-index'
import { SEARCHED, searchItem } from '@/domain/search/search-item'
import { isContent } from '@/lib/query/content-keys'
import { storedItems } from '@/lib/query/device/stored-items'

/** Lists that come within so long of each other are indexed together, for on a phone that takes long. */
const DEBOUNCE_MILLISECONDS = 500

interface DeviceIndex {
  /** Null where there is no content. */
  index: SearchIndex | null
  /** There is content that it has not taken up yet. */
  isBehind: boolean
}

/** The content on this device, as search reads it. */
export function useDeviceIndex(): DeviceIndex {
  const client = useQueryClient()
  const content = useContent(client.getQueryCache())
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

/** What there is and when it was read: another array whenever any of it is another. */
type Content = readonly unknown[]

const last = new WeakMap<QueryCache, Content>()

function contentIn(cache: QueryCache): Content {
  const content = cache
    .getAll()
    .filter(({ queryKey, state }) => isContent(queryKey) && state.data !== undefined)
    .flatMap(({ state }) => [state.data, state.dataUpdatedAt])
  const before = last.get(cache)
  if (before?.length === content.length && before.every((part, at) => part === content[at]))
    return before
  last.set(cache, content)
  return content
}

function useContent(cache: QueryCache): Content {
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache])
  const read = () => contentIn(cache)
  return useSyncExternalStore(subscribe, read, read)
}
