import { DAY_MS } from './date'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Describes how long ago `then` was: `baru saja`, `5 menit lalu`, `2 jam lalu`, `3 hari lalu`. */
export function formatAge(then: number, now: number): string {
  const age = Math.max(0, now - then)
  if (age < MINUTE_MS) return 'baru saja'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} menit lalu`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} jam lalu`
  return `${Math.floor(age / DAY_MS)} hari lalu`
}
