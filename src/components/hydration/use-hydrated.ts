import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on a server and during hydration. What is loaded lazily waits for it, so that a server's HTML
 * never depends on what it has loaded.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
