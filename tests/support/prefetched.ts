import type { Page } from 'playwright-core'
import { queriesToPrefetch } from '../../src/app/routes'
import { untilQuiet } from './until-quiet'

export async function untilPrefetched(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(
    async (wanted) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('desa-konten-3')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('IndexedDB'))
      })
      const keys = await new Promise<IDBValidKey[]>((resolve) => {
        const request = database.transaction('queries').objectStore('queries').getAllKeys()
        request.onsuccess = () => resolve(request.result)
      })
      database.close()
      return wanted.every((key) => keys.includes(key))
    },
    queriesToPrefetch().map(({ queryKey }) => JSON.stringify(queryKey)),
  )
  // Stored files may be requested again afterwards.
  await untilQuiet(page)
}
