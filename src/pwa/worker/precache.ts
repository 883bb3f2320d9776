import { PrecacheController } from 'workbox-precaching'

/** The files of this worker's build that every public page may need. */
export const precache = new PrecacheController()

/**
 * Workbox fetches one after the other, since all at once were too many for browsers (its issue 2528): on a slow
 * network a hundred small files took twenty seconds, nearly all of them waiting.
 */
const AT_ONCE = 12

/**
 * Stores what is not stored yet. On a full device pictures make room, once for each file: Workbox only
 * deletes caches that the same worker has used. Fails where one file cannot be had: then the worker is not
 * installed.
 */
export async function installPrecache(event: ExtendableEvent): Promise<void> {
  const store = async (url: string, cacheKey: string) => {
    // Only what bears no hash in its name has another key.
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
