import { ulid } from 'ulid'

/*
 * Items get their dates and ids from the server's clock, because clocks of phones and office computers can be
 * days off. Any response of the site's host contains the server's time.
 */

const TIMEOUT_MILLISECONDS = 10_000
const RENEWAL_MILLISECONDS = 5 * 60_000

/** Offset of the server's clock in milliseconds, and the device's time of the measurement. */
let measured: { offset: number; at: number } | null = null

/** Returns the server's time if it is known, otherwise the device's time. */
export function serverNow(): Date {
  return new Date(Date.now() + (measured?.offset ?? 0))
}

export function newId(): string {
  return ulid(serverNow().getTime())
}

/** Returns the offset of the server's clock in milliseconds, or null while unknown. Reuses a recent measurement. */
export async function measureServerClock(): Promise<number | null> {
  const began = Date.now()
  if (measured && Math.abs(began - measured.at) < RENEWAL_MILLISECONDS) return measured.offset
  const answer = await fetch('/robots.txt', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch(() => null)
  const time = Date.parse(answer?.headers.get('date') ?? '')
  // A cached response is as old as its `Age` header.
  const age = Number(answer?.headers.get('age') ?? 0) * 1_000
  if (Number.isNaN(time + age)) return measured?.offset ?? null
  const at = Date.now()
  // The header has whole seconds.
  measured = { offset: Math.round((time + age - (began + at) / 2) / 1_000) * 1_000, at }
  return measured.offset
}
