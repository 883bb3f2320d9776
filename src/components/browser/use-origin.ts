import { useSyncExternalStore } from 'react'
import { useRendered } from '../hydration/rendered'

const never = () => () => {}

/** Where this site lives, e.g. `https://desa.id`. */
export function useOrigin(): string {
  const { origin } = useRendered()
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => origin,
  )
}
