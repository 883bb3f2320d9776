import { useSyncExternalStore } from 'react'
import { useSnapshot } from '../hydration/hydration'

const never = () => () => {}

export function useOrigin(): string {
  const { origin } = useSnapshot()
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => origin,
  )
}
