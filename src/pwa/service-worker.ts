import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { PUBLISHED } from '@/domain/publishing/publication'
import { REPORTS_TAG } from '@/lib/reports/background-sync'
import { siblingPicture } from './sibling-picture'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] }

const DAY_SECONDS = 24 * 60 * 60

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

// Every page is the shell; what it shows comes from Firestore or from the content on the device.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(PUBLISHED.shell), { denylist: [/^\/__\//] }),
)

/** Pictures in the bucket never change under one name (design of the upload). */
registerRoute(
  ({ request, url }) => request.destination === 'image' || isStoredPicture(url),
  new CacheFirst({
    cacheName: 'pictures',
    // A cross-origin picture without CORS has an opaque answer, which costs megabytes of quota.
    plugins: [
      new ExpirationPlugin({
        maxEntries: 300,
        maxAgeSeconds: 60 * DAY_SECONDS,
        purgeOnQuotaError: true,
      }) as WorkboxPlugin, // Its types predate exactOptionalPropertyTypes.
      siblingPicture,
    ],
  }),
)

function isStoredPicture(url: URL): boolean {
  return /\/v0\/b\/[^/]+\/o\/images%2F\d{13}/.test(url.pathname)
}

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

/** Background Sync (not in TypeScript's library): the browser thinks that there is a network. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag === REPORTS_TAG) (event as SyncEvent).waitUntil(deliverOrAskAgain())
})

/** A browser sends the event again after a failure. */
async function deliverOrAskAgain(): Promise<void> {
  // Set up only now: the worker starts for every page, and seldom to deliver.
  const { deliverReports } = await import('@/lib/reports/deliver')
  if (await deliverReports()) throw new Error('Reports are left.')
}
