import type { QueryClient } from '@tanstack/react-query'
import type { ContentQuery } from '../content-query'
import { isWithin, remember, restoreMarks } from '../freshness/content-clock'
import { idle } from './idle'

/** Where nothing is published, a device reads the whole site for offline use at most this often, in milliseconds. */
const BETWEEN_MILLISECONDS = 12 * 60 * 60_000

interface Connection {
  saveData?: boolean
}

/** Whether the visitor asked the browser to spare data. */
export function wantsLessData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true
}

/**
 * Reads what was declared and is not on this device yet, or is stale after a while, one after the other
 * while the page is idle, so that pages never opened can be read without network. What the page in view
 * shows is its own business, a failure with its offer to try again too. Stops at the first loss of the
 * network.
 */
export async function prefetchContent(
  client: QueryClient,
  queries: readonly ContentQuery[],
): Promise<void> {
  const isDue = !isWithin(restoreMarks(client).warmed, BETWEEN_MILLISECONDS)
  if (isDue) remember(client, { warmed: Date.now() })
  for (const query of queries) {
    await idle()
    if (!navigator.onLine) return
    const cached = client.getQueryCache().find({ queryKey: query.queryKey })
    if (cached?.isActive()) continue
    if (isDue || cached?.state.data === undefined) await query.fetch(client)
  }
}
