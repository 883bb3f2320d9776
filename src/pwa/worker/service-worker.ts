import { type WorkboxPlugin, clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { type PrecacheEntry, PrecacheRoute, cleanupOutdatedCaches } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { paths } from '@/domain/paths'
import { PUBLISHED } from '@/domain/publishing/publication'
import { logError } from '@/lib/log'
import { REPORTS_TAG } from '@/lib/reports/background-sync'
import { storeShared } from '@/lib/reports/shared-content'
import { DYNAMIC_PAGES, isStoredPicture, isUnpublishedAddress, NON_PAGES } from './addresses'
import { answerPage, cachePage } from './cached-pages'
import { installPrecache, precache } from './precache'
import { listenForMessages } from './push'
import { shell } from './shell'

const OWN_PICTURE = /(\/o\/images%2F\d{13})(?:_\d+|\.\w+)$/

/** Uses any stored size of the same picture while offline. */
const siblingPicture: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const wanted = OWN_PICTURE.exec(new URL(request.url).pathname)?.[1]
    if (!wanted) return undefined
    const cache = await caches.open('pictures')
    const sibling = (await cache.keys()).find((key) => key.url.includes(wanted))
    return sibling && cache.match(sibling)
  },
}

/** Receives content shared with the installed app and shows it next to the report form. */
function receiveSharedContent(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === paths.shareTarget,
    async ({ request }) => {
      try {
        await storeShared(await request.formData())
      } catch (error) {
        // The page opens anyway, and the visitor can share the content again.
        logError('Storing the shared content failed', error)
      }
      return Response.redirect(paths.complaint, 303)
    },
    'POST',
  )
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] }

const DAY_SECONDS = 24 * 60 * 60

precache.addToCacheList(self.__WB_MANIFEST)
self.addEventListener('install', (event) => event.waitUntil(installPrecache(event)))
self.addEventListener('activate', (event) => void precache.activate(event))
registerRoute(new PrecacheRoute(precache))
cleanupOutdatedCaches()

// Caches the content of the first visit as well.
clientsClaim()

registerRoute(new NavigationRoute(({ event }) => shell(event), { allowlist: DYNAMIC_PAGES }))
registerRoute(
  new NavigationRoute(({ event, request }) => answerPage(event, request), { denylist: NON_PAGES }),
)

self.addEventListener('activate', (event) => event.waitUntil(keepOpenPages(event)))

/** Databases of earlier app versions, which are deleted (lib/query/device/content-store). */
const FORMER_CONTENT = ['desa-konten', 'desa-konten-2']
self.addEventListener('activate', () => {
  for (const name of FORMER_CONTENT) indexedDB.deleteDatabase(name)
})

/** Caches the open pages, which were loaded before the worker existed. */
async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const addresses = open.map(({ url }) => url).filter((url) => !isUnpublishedAddress(url))
  await Promise.allSettled(addresses.map((url) => cachePage(event, url)))
}

/** Route for the version file, which always comes from the server. Failing to load it is not an error. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/data/'),
  ({ request }) => fetch(request).catch(() => new Response(null, { status: 204 })),
)

/** Route for the manifest: from the network, because the village may have been renamed, or else from the cache. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === PUBLISHED.manifest,
  new NetworkFirst({ cacheName: 'manifest', networkTimeoutSeconds: 3 }),
)

/** Route for pictures in the bucket. They never change under one name, so cached pictures are used first. */
registerRoute(
  ({ request, url }) => isStoredPicture(request.destination, url),
  new CacheFirst({
    cacheName: 'pictures',
    // A cross-origin picture without CORS has an opaque response, which costs megabytes of quota.
    plugins: [
      new ExpirationPlugin({
        maxEntries: 300,
        maxAgeSeconds: 60 * DAY_SECONDS,
        purgeOnQuotaError: true,
      }) as WorkboxPlugin, // Workbox's types predate exactOptionalPropertyTypes.
      siblingPicture,
    ],
  }),
)

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

listenForMessages()
receiveSharedContent()

/** Event of Background Sync, missing in TypeScript's library. The browser fires it when the device is online. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag === REPORTS_TAG) (event as SyncEvent).waitUntil(deliverOrAskAgain())
})

/** Delivers the waiting reports. Rejects if some remain, so that the browser fires the event again. */
async function deliverOrAskAgain(): Promise<void> {
  // Loaded here, because the worker starts for every page and seldom delivers.
  const { deliverReports } = await import('@/lib/reports/deliver')
  if (await deliverReports()) throw new Error('Reports are left.')
}
