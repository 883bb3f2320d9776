import { measureServerClock } from '@/lib/server-clock'
import { showNotice } from '@/stores/notice'

const MINUTE_MS = 60_000
const TOLERATED_MS = 10 * MINUTE_MS

/** Returns the message about a clock that is `offset` milliseconds behind, or '' within the tolerance. */
export function describeClock(offset: number): string {
  if (Math.abs(offset) <= TOLERATED_MS) return ''
  const way = offset > 0 ? 'terlambat' : 'terlalu cepat'
  return `Jam perangkat ini ${way} ${lengthOf(Math.abs(offset))}. Tulisan tetap diberi tanggal menurut jam server; betulkan jam di pengaturan perangkat.`
}

function lengthOf(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE_MS)
  if (minutes < 120) return `${minutes} menit`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} jam` : `${Math.round(hours / 24)} hari`
}

let hasWarned = false

/** Warns staff once if the device's clock is wrong. Measures immediately and when the user returns. */
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
