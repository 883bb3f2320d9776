import { cacheNames } from 'workbox-core'
import { PUBLISHED } from '@/domain/publishing/publication'
import { precache } from './precache'

export async function isPageOfThisBuild(page: Response): Promise<boolean> {
  const [, script] =
    /<script type="module"[^>]* src="([^"]+)"/.exec(await page.clone().text()) ?? []
  return script !== undefined && precache.getCacheKeyForURL(script) !== undefined
}

/** Returns the page without content (shell) of this worker's build. If `event` is given, refreshes it afterwards. */
export async function shell(event?: ExtendableEvent): Promise<Response> {
  const stored = await precache.matchPrecache(PUBLISHED.shell)
  if (!stored) return fetchShell()
  event?.waitUntil(refresh())
  return stored
}

/** Refreshes the shell under the same key, because the village may have been renamed. */
async function refresh(): Promise<void> {
  const fresh = await fetchShell().catch(() => null)
  const key = precache.getCacheKeyForURL(PUBLISHED.shell)
  if (!fresh?.ok || key === undefined || !(await isPageOfThisBuild(fresh))) return
  await (await caches.open(cacheNames.precache)).put(key, fresh)
}

async function fetchShell(): Promise<Response> {
  // Clean URLs redirect, and a navigation rejects redirected responses.
  const fetched = await fetch(PUBLISHED.shell)
  return new Response(fetched.body, fetched)
}
