import { BROWSERS, cleanMessage, type ErrorKind } from '@/domain/device-errors/device-error'
import type { ErrorReport } from '@/domain/device-errors/device-error-schema'
import { UserFacingError } from '../errors'
import { callByFetch } from './call-by-fetch'
import { wantsNoCounts } from './count-reading'

const STORED_AS = 'galat'
const MAX_PER_DAY = 3

/** Failures that are expected or caused outside the site: lost networks, cancelled requests, extensions. */
const NOISE =
  /ResizeObserver loop|^Script error|AbortError|TimeoutError|Failed to fetch$|NetworkError|Load failed$|network error|-extension:|auth.network-request-failed/i
const CHUNK = /dynamically imported module|Importing a module script|Unable to preload/i
const HYDRATION = /hydrat|React error #4(?:18|2[1-5])/i

const sent = new Set<ErrorKind>()

/**
 * Reports a failure to the operator, each kind once per visit and at most three a day. Sends nothing while offline,
 * with Do Not Track, in data saving mode, and without storage, which the limits need.
 */
export async function sendErrorReport(
  error: unknown,
  from: 'script' | 'promise' | 'render',
  route = '/admin',
): Promise<void> {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const kind = CHUNK.test(text) ? 'chunk' : HYDRATION.test(text) ? 'hydration' : from
  const isNoise = NOISE.test(text) || stack.includes('-extension:')
  if (isNoise || error instanceof UserFacingError) return
  if (!navigator.onLine || wantsNoCounts() || sent.has(kind)) return
  sent.add(kind)
  if (!reserve()) return
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')
  await callByFetch('errors-report', {
    kind,
    message: cleanMessage(text),
    build: /([\w-]{1,40})\.js/.exec(entry?.src ?? '')?.[1] ?? '',
    route,
    browser: browserOf(navigator.userAgent),
  } satisfies ErrorReport)
}

function reserve(): boolean {
  const today = new Date().toISOString().slice(0, 10)
  try {
    const [day, count] = (localStorage.getItem(STORED_AS) ?? '').split(' ')
    const next = day === today ? Number(count) + 1 : 1
    if (!(next <= MAX_PER_DAY)) return false
    localStorage.setItem(STORED_AS, `${today} ${next}`)
    return true
  } catch {
    return false
  }
}

const MARKS: Readonly<Record<string, RegExp>> = {
  Samsung: /SamsungBrowser/,
  Opera: /OPR\//,
  UC: /UCBrowser/,
  Edge: /Edg/,
  Firefox: /Firefox|FxiOS/,
  Chrome: /Chrome|CriOS/,
  Safari: /Safari/,
}

function browserOf(agent: string): ErrorReport['browser'] {
  return BROWSERS.find((name) => MARKS[name]?.test(agent)) ?? 'lain'
}
