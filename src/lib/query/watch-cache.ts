import { notifyManager, type QueryCache } from '@tanstack/react-query'

/**
 * Calls `onChange` once for all changes that the cache reports together, in the same batch as the observers of its
 * queries. Returns a function that stops watching.
 */
export function watchCache(cache: QueryCache, onChange: () => void): () => void {
  let isScheduled = false
  return cache.subscribe(() => {
    if (isScheduled) return
    isScheduled = true
    notifyManager.schedule(() => {
      isScheduled = false
      onChange()
    })
  })
}
