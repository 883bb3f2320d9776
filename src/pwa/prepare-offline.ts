import type { QueryClient } from '@tanstack/react-query'
import { Workbox } from 'workbox-window'
import { logError } from '@/lib/log'
import type { ContentQuery } from '@/lib/query/content-query'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { prefetchContent, wantsLessData, fillFromSite } from '@/lib/query/prefetch/prefetch-content'
import { renewIfSubscribed } from '@/lib/push/renew-if-subscribed'
import { suggestInstall } from '@/services/install/suggest-install'
import { startOutbox } from '@/services/reports/outbox'
import { reloadLatestVersion } from '@/services/update/reload-latest-version'
import { useUpdate } from '@/stores/install'
import { mayPrefetchPictures } from './pictures/can-prefetch-pictures'
import { leaveRetiredBuild } from './retired-build'

const HOUR = 60 * 60_000

/** Registers the service worker after the page has loaded and checks hourly for a newer version. */
async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workbox = new Workbox('/service-worker.js')
  // Another tab may have started the newer version before this tab applies it.
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

/** Prepares the site for offline use. The code loads after the visible content. */
export async function prepareOffline(
  client: QueryClient,
  queries: readonly ContentQuery[],
): Promise<void> {
  // Sends the visitor's reports before it fetches content.
  await Promise.all([registerServiceWorker(), startOutbox()])
  leaveRetiredBuild(client)
  void renewIfSubscribed()
  suggestInstall()
  if (wantsLessData()) return
  clockOf(client).onNewVersion = () => void fillFromSite(client, queries)
  if (!(await fillFromSite(client, queries))) await prefetchContent(client, queries)
  if (mayPrefetchPictures())
    await (await import('./pictures/prefetch-pictures')).prefetchPictures(client)
}
