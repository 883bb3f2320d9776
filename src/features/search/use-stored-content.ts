import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isContent } from '@/lib/query/content-keys'
import { watchCache } from '@/lib/query/watch-cache'

/** Results of all content queries in the cache, each followed by its time. Changes create a new array. */
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

export function useStoredContent(): Content {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((onChange: () => void) => watchCache(cache, onChange), [cache])
  const read = () => contentIn(cache)
  return useSyncExternalStore(subscribe, read, read)
}
