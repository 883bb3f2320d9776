import { useSyncExternalStore } from 'react'
import { dayIn, type TimeZone } from '@/domain/date'

const MINUTE = 60_000

/**
 * The present minute (epoch milliseconds), kept current. Null in a first render on a server and
 * during hydration, which must not depend on the clock.
 */
export function useNow(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  )
}

/** The calendar day in the village's zone; null when `useNow` is. */
export function useToday(zone: TimeZone): string | null {
  const now = useNow()
  return now === null ? null : dayIn(zone, new Date(now))
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE)
  return () => clearInterval(timer)
}
