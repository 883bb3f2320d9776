import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { isPageOfThisBuild, shell } from './shell'

/* The last HTML of each path, shown immediately on return and refreshed in the background. */

const NAME = 'pages'
const DAY_SECONDS = 24 * 60 * 60

/** Maximum wait for the network in milliseconds. */
const TIMEOUT_MILLISECONDS = 3_000

/**
 * Accepts only pages of this build for the cache. A page loads the scripts of its build, which the device and the
 * server may no longer have. A page of another build is shown only when the server sends it, and never cached.
 */
const ofThisBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && (await isPageOfThisBuild(response))
      ? response
      : null,
  // The worker of another build may have cached the page.
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && (await isPageOfThisBuild(cachedResponse)) ? cachedResponse : null,
}

const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request.url)),
}

/** Returns the cache key without the query string, because no file depends on the query string. */
function keyOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

const asServed: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status >= 500) throw new Error(`${response.status}`)
    if (response.status === 404) await (await caches.open(NAME)).delete(keyOf(request.url))
    return response
  },
  handlerDidError: () => shell(),
}

const pages = new StaleWhileRevalidate({
  cacheName: NAME,
  plugins: [
    byPath,
    ofThisBuild,
    asServed,
    new ExpirationPlugin({
      maxEntries: 60,
      maxAgeSeconds: 60 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }) as WorkboxPlugin, // Workbox's types predate exactOptionalPropertyTypes.
  ],
})

/** Returns the cached page, otherwise the server's page, or the shell if the server fails or takes too long. */
export async function answerPage(event: ExtendableEvent, request: Request): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => void shell().then(resolve), TIMEOUT_MILLISECONDS)
  })
  try {
    return await Promise.race([pages.handle({ event, request }), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Caches the page at `url`. By default, this is the page as the browser loaded it before the worker existed. */
export async function cachePage(
  event: ExtendableEvent,
  url: string,
  cache: RequestCache = 'force-cache',
): Promise<void> {
  const [, cached] = pages.handleAll({ event, request: new Request(url, { cache }) })
  await cached
}
