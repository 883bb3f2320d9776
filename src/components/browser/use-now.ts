import { useSyncExternalStore } from 'react'
import { minuteOf } from '@/domain/publishing/publication'
import { dayIn, type TimeZone } from '@/domain/time/date'
import { useSnapshot } from '../hydration/hydration'

const MINUTE = 60_000

/**
 * Returns the current minute in epoch milliseconds and keeps it up to date. On the server and during hydration, returns
 * the minute of rendering. The result may decide what a page shows, but statements about the present must use
 * `useClock`, because the HTML can be read much later.
 */
export function useNow(): number {
  const { at } = useSnapshot()
  return useSyncExternalStore(everyMinute, present, () => at)
}

export function useToday(zone: TimeZone): string {
  const { at } = useSnapshot()
  const today = () => dayIn(zone, new Date())
  return useSyncExternalStore(everyMinute, today, () => dayIn(zone, new Date(at)))
}

/**
 * Returns the current minute, for statements about the present such as "open" or "over". Returns null on the server and
 * during hydration. The HTML must reserve space for the text that appears later, and already contain its class names,
 * because the CSS of a published page covers only the class names in the page's HTML (ADR 34).
 */
export function useClock(): Date | null {
  const now = useSyncExternalStore(everyMinute, present, () => null)
  return now === null ? null : new Date(now)
}

/** Returns the calendar day of `useClock` in the village's time zone, or '' while `useClock` returns null. */
export function useClockDay(zone: TimeZone): string {
  return useSyncExternalStore(
    everyMinute,
    () => dayIn(zone, new Date()),
    () => '',
  )
}

const present = () => minuteOf(Date.now())

/**
 * Calls `onChange` every minute and when the user returns to the page. Timers stop while a phone sleeps and while a
 * page is in the back-forward cache.
 */
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
