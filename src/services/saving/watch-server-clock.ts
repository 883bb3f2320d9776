import { describeClock } from '@/domain/time/device-clock'
import { measureServerClock } from '@/lib/server-clock'
import { showNotice } from '@/stores/notice'

let hasWarned = false

/**
 * Compares the device's clock with the server's clock immediately and when the user returns. Shows staff a notice once
 * if the clock is wrong.
 */
export function watchServerClock(): () => void {
  const measure = async () => {
    if (document.visibilityState === 'hidden') return
    const text = describeClock((await measureServerClock()) ?? 0)
    if (text === '' || hasWarned) return
    hasWarned = true
    showNotice({ kind: 'note', text })
  }
  const run = () => void measure()
  run()
  addEventListener('online', run)
  document.addEventListener('visibilitychange', run)
  return () => {
    removeEventListener('online', run)
    document.removeEventListener('visibilitychange', run)
  }
}
