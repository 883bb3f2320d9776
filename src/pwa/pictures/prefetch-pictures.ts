import type { QueryClient } from '@tanstack/react-query'
import { picturesNamedIn } from '@/domain/pictures/stored-picture'
import { logError } from '@/lib/log'
import { idle } from '@/lib/query/prefetch/idle'
import { likelyPictures } from './likely-pictures'
import { mayPrefetchPictures } from './can-prefetch-pictures'

/** Maximum size of all prefetched pictures together, across visits. */
const MOST_BYTES = 2 * 1024 * 1024

/** Maximum size of a picture of 320 pixels. The last picture is fetched only if this size fits. */
const LARGEST_BYTES = 100 * 1024

/** Minimum free space. With less space, viewed pictures could be lost, because Workbox empties whole caches. */
const SPARE_BYTES = 10 * MOST_BYTES

/** Prefetches pictures one after another while the page is idle. */
export async function prefetchPictures(client: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await whenControlled()
  try {
    const cache = await caches.open('pictures')
    const seen = new Set((await cache.keys()).flatMap(({ url }) => picturesNamedIn(url)))
    let bytes = 0
    for (const address of likelyPictures(client)) {
      await idle()
      const stored = await cache.match(address)
      if (stored) bytes += (await stored.arrayBuffer()).byteLength
      else if (!picturesNamedIn(address).some((picture) => seen.has(picture))) {
        if (bytes > MOST_BYTES - LARGEST_BYTES || !navigator.onLine || !mayPrefetchPictures())
          return
        if (!(await hasRoom())) throw new Error('The device has little room left.')
        const response = await fetch(address, { priority: 'low' })
        const picture = await response.blob()
        bytes += picture.size
        // The service worker also caches the picture and its time, but does not report a lack of space.
        if (response.ok) await cache.put(address, new Response(picture, response))
      }
    }
  } catch (error) {
    logError('Storing pictures for offline viewing failed', error)
  }
}

async function whenControlled(): Promise<void> {
  await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller) return
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
}

async function hasRoom(): Promise<boolean> {
  const { usage = 0, quota = Infinity } = await navigator.storage.estimate()
  return quota - usage > SPARE_BYTES
}
