import { PUBLISHED } from '@/domain/publishing/publication'

const TIMEOUT_MILLISECONDS = 10_000

/**
 * Returns whether the live site has another build than this page, so that it may refuse requests of this page.
 * Returns false if that is unknown.
 */
export async function isSiteNewer(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  if (!own) return false
  // Bypasses the service worker, which has the shell of its own build.
  const live = await fetch(`${PUBLISHED.shell}?${Date.now()}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch(() => null)
  return live?.ok === true && !(await live.text()).includes(new URL(own.src).pathname)
}
