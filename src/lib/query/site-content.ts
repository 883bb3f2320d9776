import type { QueryClient } from '@tanstack/react-query'
import { PUBLISHED, type PublishedContent } from '@/domain/publishing/publication'
import { logError } from '../log'
import type { ContentQuery } from './content-query'
import { clockOf, hasLatest, hasWritten, isWithin } from './freshness/content-clock'
import { fillContent } from './prefetch/fill-content'
import { idle } from './prefetch/idle'

/** However much is published meanwhile, a page that stays open fetches all of it at most this often. */
const BETWEEN_MILLISECONDS = 10 * 60_000

/** A cheap phone stores this many results within one frame, and answers a tap before the next ones. */
const FILLED_AT_ONCE = 8

const filled = new WeakMap<QueryClient, number>()

/**
 * Fills the device with all that is published, by one request in idle time, unless it has the latest of
 * what `queries` declare, or has changed something that the file may lack. Resolves with whether that is
 * how this site is read ahead.
 */
export async function fillFromSite(
  client: QueryClient,
  queries: readonly ContentQuery[],
): Promise<boolean> {
  const clock = clockOf(client)
  await clock.versionCheck
  if (!clock.hasVersion || clock.published === 0) return false
  const isLately = isWithin(filled.get(client), BETWEEN_MILLISECONDS) || hasWritten(client)
  if (isLately || queries.every(({ queryKey }) => hasLatest(client, queryKey))) return true
  await idle()
  if (!navigator.onLine) return true
  try {
    const response = await fetch(PUBLISHED.content, { cache: 'no-cache' })
    if (!response.ok) return false
    // So the worker tells that the network is gone.
    if (response.status === 204) return true
    const { queries: published, ...publication } = (await response.json()) as PublishedContent
    for (let from = 0; from < published.length; from += FILLED_AT_ONCE) {
      await idle()
      fillContent(client, {
        ...publication,
        queries: published.slice(from, from + FILLED_AT_ONCE),
      })
    }
    filled.set(client, Date.now())
  } catch (error) {
    logError('Isi situs belum dapat disimpan untuk dibaca tanpa jaringan', error)
  }
  return true
}
