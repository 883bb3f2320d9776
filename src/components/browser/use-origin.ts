import { useSyncExternalStore } from 'react'
import { useSnapshot } from '../hydration/hydration'

const never = () => () => {}

/** Returns the origin of the site, e.g. `https://desa.id`. */
export function useOrigin(): string {
  const { origin } = useSnapshot()
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => origin,
  )
}
