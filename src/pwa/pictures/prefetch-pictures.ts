import type { QueryClient } from '@tanstack/react-query'
import { picturesNamedIn } from '@/domain/pictures/picture'
import { logError } from '@/lib/log'
import { idle } from '@/lib/query/prefetch/idle'
import { likelyPictures } from './likely-pictures'
import { mayPrefetchPictures } from './may-prefetch-pictures'

/** All of them together, on whatever visit they came. */
const MOST_BYTES = 2 * 1024 * 1024

/** No picture of 320 pixels is larger: the last one begins only where there is room for it. */
const LARGEST_BYTES = 100 * 1024

/** Where less is left, what visitors have seen themselves would be in danger: Workbox then empties whole caches. */
const SPARE_BYTES = 10 * MOST_BYTES

/**
 * Fetches pictures that are likely looked at next, one after the other while the page is idle, through the service
 * worker, which keeps them among those that were seen; without network any size stands in for another.
 */
export async function prefetchPictures(client: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await controlled()
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
        // The worker stores it too, and notes when, but who asks is not told whether there was room.
        if (response.ok) await cache.put(address, new Response(picture, response))
      }
    }
  } catch (error) {
    logError('Gambar belum dapat disimpan untuk dilihat tanpa jaringan', error)
  }
}

/** Resolves when what the page asks for goes through the worker. */
async function controlled(): Promise<void> {
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
