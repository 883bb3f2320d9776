import { useEffect, useEffectEvent } from 'react'

/** Calls `onMounted` once, after its siblings are mounted. */
export function Mounted({ onMounted }: { onMounted: () => void }) {
  const notifyMounted = useEffectEvent(onMounted)
  useEffect(() => notifyMounted(), [])
  return null
}
