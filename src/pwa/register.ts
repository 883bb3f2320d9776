import { logError } from '@/lib/log'
import { loadAnew } from '@/services/update/load-anew'
import { useUpdate } from '@/stores/update'

const HOUR = 60 * 60_000

/** Registers the service worker and looks hourly for a newer version. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    const offer = () => {
      // The very first worker waits for nobody.
      const isNewer = registration.waiting && registration.active
      // Another tab may have started the newer version by the time that this one is asked to.
      if (isNewer) useUpdate.setState({ apply: () => void loadAnew() })
    }
    const watch = () => registration.installing?.addEventListener('statechange', offer)
    registration.addEventListener('updatefound', watch)
    watch()
    offer()
    setInterval(() => {
      if (navigator.onLine)
        registration.update().catch((error: unknown) => logError('Pembaruan gagal dicek', error))
    }, HOUR)
  } catch (error) {
    logError('Pekerja layanan tidak dapat dipasang', error)
  }
}
