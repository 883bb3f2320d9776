import type { QueryClient } from '@tanstack/react-query'
import { PUBLISHED, type PublishedContent } from '@/domain/publishing/publication'
import { logError } from '../log'
import type { ContentQuery } from './content-query'
import { storeContent } from './content-store'
import { idle } from './idle'
import { fillFrom, hasLatest, knowledgeOf } from './publication'

/** However much is published meanwhile, a page that stays open fetches all of it at most this often. */
const BETWEEN_MILLISECONDS = 10 * 60_000

const filled = new WeakMap<QueryClient, number>()

/**
 * Fills the device with all that is published, by one request in idle time, unless it has the latest of
 * what `queries` declare. Resolves with whether that is how this site is read ahead.
 */
export async function fillFromSite(
  client: QueryClient,
  queries: readonly ContentQuery[],
): Promise<boolean> {
  const known = knowledgeOf(client)
  await known.told
  if (!known.isTold || !known.latest) return false
  const isLately = Math.abs(Date.now() - (filled.get(client) ?? -Infinity)) < BETWEEN_MILLISECONDS
  if (isLately || queries.every(({ queryKey }) => hasLatest(client, queryKey))) return true
  await idle()
  if (!navigator.onLine) return true
  try {
    const response = await fetch(PUBLISHED.content, { cache: 'no-cache' })
    if (!response.ok) return false
    // So the worker tells that the network is gone.
    if (response.status === 204) return true
    await storeContent(client, fillFrom(client, (await response.json()) as PublishedContent))
    filled.set(client, Date.now())
  } catch (error) {
    logError('Isi situs belum dapat disimpan untuk dibaca tanpa jaringan', error)
  }
  return true
}
