import { useSyncExternalStore } from 'react'
import { useSnapshot } from '../hydration/snapshot'

const never = () => () => {}

/** Where this site lives, e.g. `https://desa.id`. */
export function useOrigin(): string {
  const { origin } = useSnapshot()
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => origin,
  )
}
