import { PrecacheController } from 'workbox-precaching'

/** Files of this worker's build that every public page may need. */
export const precache = new PrecacheController()

/**
 * Number of concurrent requests. Workbox fetches files one after another, because browsers failed when they fetched all
 * files together (Workbox issue 2528). On a slow network, a hundred small files took twenty seconds that way.
 */
const AT_ONCE = 12

/**
 * Stores files that are not stored yet. On a full device, pictures are deleted to make room, once per file, because
 * Workbox only deletes caches that the same worker has used. If a file cannot be fetched, this fails and the worker is
 * not installed.
 */
export async function installPrecache(event: ExtendableEvent): Promise<void> {
  const store = async (url: string, cacheKey: string) => {
    // The key differs from the URL if the file name has no hash.
    const cache = url === cacheKey ? 'default' : 'reload'
    const request = new Request(url, { cache, credentials: 'same-origin' })
    await Promise.all(precache.strategy.handleAll({ event, request, params: { cacheKey } }))
  }
  const left = precache.getURLsToCacheKeys().entries()
  const storeNext = async () => {
    for (const [url, cacheKey] of left)
      await store(url, cacheKey).catch(async (error: unknown) => {
        if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error
        await caches.delete('pictures')
        await store(url, cacheKey)
      })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext))
}
