import { Workbox } from 'workbox-window'
import { logError } from '@/lib/log'
import { reloadLatestVersion } from '@/services/update/reload-latest-version'
import { useUpdate } from '@/stores/update'

const HOUR = 60 * 60_000

/** Registers the service worker after the page has loaded and checks hourly for a newer version. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workbox = new Workbox('/service-worker.js')
  // Another tab may have started the newer version before this one applies it.
  workbox.addEventListener('waiting', () =>
    useUpdate.setState({ apply: () => void reloadLatestVersion() }),
  )
  try {
    const registration = await workbox.register()
    setInterval(() => {
      if (navigator.onLine)
        registration
          ?.update()
          .catch((error: unknown) => logError('Checking for an update failed', error))
    }, HOUR)
  } catch (error) {
    logError('Installing the service worker failed', error)
  }
}
