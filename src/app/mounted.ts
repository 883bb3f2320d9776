import { useEffect, useEffectEvent } from 'react'

export function Mounted({ onMounted }: { onMounted: () => void }) {
  const tell = useEffectEvent(onMounted)
  useEffect(() => tell(), [])
  return null
}
