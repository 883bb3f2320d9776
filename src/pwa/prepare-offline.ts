import type { QueryClient } from '@tanstack/react-query'
import type { ContentQuery } from '@/lib/query/content-query'
import { wantsLessData, warmContent } from '@/lib/query/warm-content'
import { registerServiceWorker } from './register'

/** What makes the site readable without network. Its code comes after what the visitor came for. */
export async function prepareOffline(
  client: QueryClient,
  queries: readonly ContentQuery[],
): Promise<void> {
  await registerServiceWorker()
  if (!wantsLessData()) await warmContent(client, queries)
}
