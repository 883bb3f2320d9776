import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this is a browser; false in a first render on a server and while its HTML is taken over.
 * What is loaded lazily waits for it, so that a server's HTML never depends on what it has loaded.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
