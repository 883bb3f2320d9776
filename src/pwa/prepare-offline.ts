import type { QueryClient } from '@tanstack/react-query'
import type { ContentQuery } from '@/lib/query/content-query'
import { wantsLessData, warmContent } from '@/lib/query/warm-content'
import { startOutbox } from '@/stores/reports'
import { registerServiceWorker } from './register'

/** What makes the site usable without network. Its code comes after what the visitor came for. */
export async function prepareOffline(
  client: QueryClient,
  queries: readonly ContentQuery[],
): Promise<void> {
  // What a visitor wrote goes before what they may read one day.
  await Promise.all([registerServiceWorker(), startOutbox()])
  if (!wantsLessData()) await warmContent(client, queries)
}
