/** Tag of the service worker's `sync` events that deliver reports. */
export const REPORTS_TAG = 'laporan'

/** Chromium's API, missing in TypeScript's DOM library. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync: { register: (tag: string) => Promise<void> }
}

/** Asks the service worker to deliver waiting reports, even after the page is closed, if the browser supports it. */
export async function requestBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('SyncManager' in globalThis)) return
  const registration = (await navigator.serviceWorker.ready) as SyncRegistration
  // If the user has disabled background sync, the page delivers.
  await registration.sync.register(REPORTS_TAG).catch(() => undefined)
}
