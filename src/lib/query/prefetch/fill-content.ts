import { notifyManager, type Query, type QueryClient, hashKey } from '@tanstack/react-query'
import { type PublishedContent, type PageContent, PUBLISHED } from '@/domain/publishing/publication'
import { isContent } from '../content-keys'
import { isLongList, type ContentQuery } from '../content-query'
import { notePublication, UNPUBLISHED_BUILD_TIME } from '../freshness/content-clock'

/** Returns the content in this page's HTML, or null in the shell. */
export function pageContent(): PageContent | null {
  const text = document.getElementById(PUBLISHED.block)?.textContent
  return text ? (JSON.parse(text) as PageContent) : null
}

export function hasAllQueries(
  content: PageContent,
  pathname: string,
  queries: readonly ContentQuery[],
): boolean {
  const included = new Set(content.queries.map(([key]) => hashKey(key)))
  return (
    content.path === pathname && queries.every(({ queryKey }) => included.has(hashKey(queryKey)))
  )
}

/**
 * Puts published query results into the cache. Keeps newer results, results of the visible page, and lists of which the
 * reader has loaded more pages.
 */
export function fillContent(client: QueryClient, { number, at, queries }: PublishedContent): void {
  const updatedAt = number > 0 ? at : UNPUBLISHED_BUILD_TIME
  if (number > 0) notePublication(client, at)
  notifyManager.batch(() => {
    for (const [queryKey, data] of queries) {
      if (data === undefined || !isContent(queryKey)) continue
      const query: Query = client.getQueryCache().build(client, { queryKey })
      const { state } = query
      if (query.isActive() || isLongList(state.data) || state.dataUpdatedAt >= updatedAt) continue
      client.setQueryData(queryKey, data, { updatedAt })
    }
  })
}
