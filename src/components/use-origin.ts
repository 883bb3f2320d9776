import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Where this site lives, e.g. `https://desa.id`; '' in a first render on a server, which has no address bar. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
}
