import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { isOfThisBuild } from './of-this-build'
import { shell } from './shell'

/*
 * The last HTML of each path: who comes again sees it at once, and it is refreshed behind.
 */

const NAME = 'pages'
const DAY_SECONDS = 24 * 60 * 60

/** A network slower than this is not waited for, in milliseconds. */
const TIMEOUT_MILLISECONDS = 3_000

/**
 * A page loads scripts of its own build. Those of another one may be on the device no more, nor on the
 * server: a page of another build is shown when the server sends it, and never cached.
 */
const ofThisBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && (await isOfThisBuild(response))
      ? response
      : null,
  // A worker that was to end may have cached it.
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && (await isOfThisBuild(cachedResponse)) ? cachedResponse : null,
}

const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request.url)),
}

/** What is asked for in a query is not in any file. */
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
    }) as WorkboxPlugin, // Its types predate exactOptionalPropertyTypes.
  ],
})

/** The page that was cached, else the server's; the shell where that fails or takes too long. */
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

/** Keeps the page at `url`; as the browser has loaded it unless told, which was before there was a worker. */
export async function cachePage(
  event: ExtendableEvent,
  url: string,
  cache: RequestCache = 'force-cache',
): Promise<void> {
  const [, cached] = pages.handleAll({ event, request: new Request(url, { cache }) })
  await cached
}
