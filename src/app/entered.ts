import { useEffect, useEffectEvent } from 'react'

/** Tells, once, that all that stands beside it is there. */
export function Entered({ onEntered }: { onEntered: () => void }) {
  const tell = useEffectEvent(onEntered)
  useEffect(() => tell(), [])
  return null
}
