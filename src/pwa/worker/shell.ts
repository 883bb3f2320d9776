import { cacheNames } from 'workbox-core'
import { PUBLISHED } from '@/domain/publishing/publication'
import { isOfThisBuild } from './of-this-build'
import { precache } from './precache'

/** The page without content, of the build that this worker belongs to; in `event` it is refreshed behind. */
export async function shell(event?: ExtendableEvent): Promise<Response> {
  const stored = await precache.matchPrecache(PUBLISHED.shell)
  if (!stored) return fetchShell()
  event?.waitUntil(refresh())
  return stored
}

/** The village may have been renamed since; its build stays, and so does the key. */
async function refresh(): Promise<void> {
  const fresh = await fetchShell().catch(() => null)
  const key = precache.getCacheKeyForURL(PUBLISHED.shell)
  if (!fresh?.ok || key === undefined || !(await isOfThisBuild(fresh))) return
  await (await caches.open(cacheNames.precache)).put(key, fresh)
}

async function fetchShell(): Promise<Response> {
  // Clean URLs lead elsewhere, and a navigation takes no answer that says so.
  const fetched = await fetch(PUBLISHED.shell)
  return new Response(fetched.body, fetched)
}
