import { useEffect, useEffectEvent } from 'react'

/** Tells, once, that all that stands beside it is there. */
export function Mounted({ onMounted }: { onMounted: () => void }) {
  const tell = useEffectEvent(onMounted)
  useEffect(() => tell(), [])
  return null
}
