import { PUBLISHED } from '@/domain/publishing/publication'

const TIMEOUT_MILLISECONDS = 10_000

/**
 * Whether the site that is live is of another build than this page: it may take no more what this page sends.
 * False where that cannot be told.
 */
export async function isSiteNewer(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  if (!own) return false
  // Past the worker, which has the shell of its own build.
  const live = await fetch(`${PUBLISHED.shell}?${Date.now()}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch(() => null)
  return live?.ok === true && !(await live.text()).includes(new URL(own.src).pathname)
}
