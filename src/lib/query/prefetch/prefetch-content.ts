import type { QueryClient } from '@tanstack/react-query'
import type { ContentQuery } from '../content-query'
import { isWithinSpan, remember, restoreMarks } from '../freshness/content-clock'
import { idle } from './idle'

/** Minimum time between complete prefetches if nothing is published, in milliseconds. */
const BETWEEN_MILLISECONDS = 12 * 60 * 60_000

interface Connection {
  saveData?: boolean
}

export function wantsLessData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true
}

/**
 * Fetches those of `queries` whose content is missing or stale, one by one while the page is idle, so that unopened
 * pages are available offline. Skips queries of the visible page and failed queries. Stops when the network is lost.
 */
export async function prefetchContent(
  client: QueryClient,
  queries: readonly ContentQuery[],
): Promise<void> {
  const isDue = !isWithinSpan(restoreMarks(client).warmed, BETWEEN_MILLISECONDS)
  if (isDue) remember(client, { warmed: Date.now() })
  for (const query of queries) {
    await idle()
    if (!navigator.onLine) return
    const cached = client.getQueryCache().find({ queryKey: query.queryKey })
    if (cached?.isActive()) continue
    if (isDue || cached?.state.data === undefined) await query.fetch(client)
  }
}
