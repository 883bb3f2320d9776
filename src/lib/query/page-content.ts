import { hashKey } from '@tanstack/react-query'
import { type PageContent, PUBLISHED } from '@/domain/publishing/publication'
import type { ContentQuery } from './content-query'

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
