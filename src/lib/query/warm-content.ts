import type { QueryClient } from '@tanstack/react-query'
import type { ContentQuery } from './content-query'
import { idle } from './idle'

const HOUR = 60 * 60_000
/** Where nothing is published, a device reads the whole site for offline use at most this often. */
export const WARM_MILLISECONDS = 12 * HOUR

interface Connection {
  saveData?: boolean
}

/** Whether the visitor asked the browser to spare data. */
export function wantsLessData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true
}

/**
 * Reads what was declared and is not on this device yet, one after the other while the page is
 * idle, so that pages never opened can be read without network. What the page in view shows is its
 * own business, a failure with its offer to try again too. Stops at the first loss of the network.
 */
export async function warmContent(
  client: QueryClient,
  queries: readonly ContentQuery[],
): Promise<void> {
  for (const query of queries) {
    await idle()
    if (!navigator.onLine) return
    if (client.getQueryCache().find({ queryKey: query.queryKey })?.isActive()) continue
    await query.fetch(client, WARM_MILLISECONDS)
  }
}
