import type { QueryClient } from '@tanstack/react-query'
import { PUBLISHED, type PublishedContent } from '@/domain/publishing/publication'
import { logError } from '../log'
import type { ContentQuery } from './content-query'
import { clockOf, isUpToDate, hasOwnChanges, isWithinSpan } from './freshness/content-clock'
import { fillContent } from './prefetch/fill-content'
import { idle } from './prefetch/idle'

/** Minimum time between two fetches of all content by an open page, even after new publications. */
const BETWEEN_MILLISECONDS = 10 * 60_000

/** Number of query results that a slow phone puts into the cache within a frame. */
const FILLED_AT_ONCE = 8

const filled = new WeakMap<QueryClient, number>()

/**
 * Prefetches all published content in one request while the page is idle, unless the device has the latest content of
 * `queries` or unpublished changes. Resolves with whether the site provides this file.
 */
export async function fillFromSite(
  client: QueryClient,
  queries: readonly ContentQuery[],
): Promise<boolean> {
  const clock = clockOf(client)
  await clock.versionCheck
  if (!clock.hasVersion || clock.published === 0) return false
  const isLately = isWithinSpan(filled.get(client), BETWEEN_MILLISECONDS) || hasOwnChanges(client)
  if (isLately || queries.every(({ queryKey }) => isUpToDate(client, queryKey))) return true
  await idle()
  if (!navigator.onLine) return true
  try {
    const response = await fetch(PUBLISHED.content, { cache: 'no-cache' })
    if (!response.ok) return false
    // The service worker responds with 204 while offline.
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
    logError('Storing the site content for offline reading failed', error)
  }
  return true
}
