import { useEffect, useEffectEvent } from 'react'

/** Calls `onMounted` once, after its siblings are mounted. */
export function Mounted({ onMounted }: { onMounted: () => void }) {
  const tell = useEffectEvent(onMounted)
  useEffect(() => tell(), [])
  return null
}
