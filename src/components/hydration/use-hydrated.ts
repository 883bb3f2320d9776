import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns false on the server and during hydration. Lazily loaded content waits for hydration, so that the HTML never
 * depends on what the server has loaded.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
