import { useSyncExternalStore } from 'react'
import { minuteOf } from '@/domain/publishing/publication'
import { dayIn, type TimeZone } from '@/domain/time/date'
import { useSnapshot } from '../hydration/snapshot'

const MINUTE = 60_000

/**
 * The present minute (epoch milliseconds), kept current; on a server and during hydration that of
 * rendering. What stands on a page may be chosen by it, but what is said of the present waits for
 * `useClock`: nobody knows when the HTML is read.
 */
export function useNow(): number {
  const { at } = useSnapshot()
  return useSyncExternalStore(everyMinute, present, () => at)
}

/** The calendar day of `useNow` in the village's zone. */
export function useToday(zone: TimeZone): string {
  const { at } = useSnapshot()
  const today = () => dayIn(zone, new Date())
  return useSyncExternalStore(everyMinute, today, () => dayIn(zone, new Date(at)))
}

/**
 * The present minute, for what is said of the present: open, next, over. Null on a server and during
 * hydration; what it then brings has its room, and its classes, in the HTML already.
 */
export function useClock(): Date | null {
  const now = useSyncExternalStore(everyMinute, present, () => null)
  return now === null ? null : new Date(now)
}

/** The calendar day of `useClock` in the village's zone; '' while that is null. */
export function useClockDay(zone: TimeZone): string {
  return useSyncExternalStore(
    everyMinute,
    () => dayIn(zone, new Date()),
    () => '',
  )
}

const present = () => minuteOf(Date.now())

/** A timer stands still while a phone sleeps, and in a page that the browser keeps for going back. */
function everyMinute(onChange: () => void): () => void {
  let timer = 0
  const wait = () => {
    timer = window.setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  }
  const tick = () => {
    onChange()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
