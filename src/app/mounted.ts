import { useEffect, useEffectEvent } from 'react'

export function Mounted({ onMounted }: { onMounted: () => void }) {
  const notifyMounted = useEffectEvent(onMounted)
  useEffect(() => notifyMounted(), [])
  return null
}
