import { PrecacheController } from 'workbox-precaching'

/** Files of this worker's build that every public page may need. */
export const precache = new PrecacheController()

/**
 * Number of concurrent requests. All at once is too many for some browsers (Workbox issue 2528). One after another, as
 * Workbox fetches by default, a hundred small files took twenty seconds on a slow network.
 */
const AT_ONCE = 12

/**
 * Stores files that are not stored yet. If the device is full, deletes the pictures and retries the file once, because
 * Workbox itself deletes only caches that the same worker has used. Rejects if a file cannot be fetched, so that the
 * worker is not installed.
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
