import { useSyncExternalStore } from 'react'
import { dayIn, type TimeZone } from '@/domain/date'
import { minuteOf } from '@/domain/publishing/publication'
import { useRendered } from './rendered'

const MINUTE = 60_000

/** The present minute (epoch milliseconds), kept current; on a server and during hydration that of rendering. */
export function useNow(): number {
  const { at } = useRendered()
  return useSyncExternalStore(everyMinute, present, () => at)
}

/** The calendar day in the village's zone. */
export function useToday(zone: TimeZone): string {
  return dayIn(zone, new Date(useNow()))
}

const present = () => minuteOf(Date.now())

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE)
  return () => clearInterval(timer)
}
