/** The tag of the service worker's `sync` events that deliver reports. */
export const REPORTS_TAG = 'laporan'

/** Chromium's (not in TypeScript's DOM library). */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync: { register: (tag: string) => Promise<void> }
}

/** Has the service worker deliver what waits, with the page closed too, where the browser offers that. */
export async function askForSync(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('SyncManager' in globalThis)) return
  const registration = (await navigator.serviceWorker.ready) as SyncRegistration
  // Whoever has turned it off is served by the page.
  await registration.sync.register(REPORTS_TAG).catch(() => undefined)
}
