import type { QueryClient } from '@tanstack/react-query'
import type { ContentQuery } from '@/lib/query/content-query'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { wantsLessData, prefetchContent } from '@/lib/query/prefetch/prefetch-content'
import { fillFromSite } from '@/lib/query/site-content'
import { renewIfSubscribed } from '@/lib/push/renew-if-subscribed'
import { suggestInstall } from '@/services/install/suggest-install'
import { startOutbox } from '@/services/reports/outbox'
import { mayPrefetchPictures } from './pictures/can-prefetch-pictures'
import { registerServiceWorker } from './register'
import { leaveRetiredBuild } from './retired-build'

/** Prepares the site for use without a network. Its code loads after the visible content. */
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
