import type { QueryClient } from '@tanstack/react-query'
import type { ContentQuery } from '../content-query'
import {
  isWithinSpan,
  remember,
  restoreMarks,
  clockOf,
  isUpToDate,
  hasOwnChanges,
} from '../freshness/content-clock'
import { idle } from './idle'
import { PUBLISHED, type PublishedContent } from '@/domain/publishing/publication'
import { logError } from '../../log'
import { fillContent } from './fill-content'

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

/** Minimum time between two fetches of all content by an open page, even after new publications. */
const BETWEEN_FILES_MILLISECONDS = 10 * 60_000

/** Number of query results that a slow phone puts into the cache within a frame. */
const FILLED_AT_ONCE = 8

const filled = new WeakMap<QueryClient, number>()

/**
 * Prefetches the file with all published content while the page is idle, unless the device has the latest content of
 * `queries` or unpublished changes. Resolves with whether the site provides the file.
 */
export async function fillFromSite(
  client: QueryClient,
  queries: readonly ContentQuery[],
): Promise<boolean> {
  const clock = clockOf(client)
  await clock.versionCheck
  if (!clock.hasVersion || clock.published === 0) return false
  const isLately =
    isWithinSpan(filled.get(client), BETWEEN_FILES_MILLISECONDS) || hasOwnChanges(client)
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
