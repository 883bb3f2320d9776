import { hashKey } from '@tanstack/react-query'
import { type PageContent, PUBLISHED } from '@/domain/publishing/publication'
import type { ContentQuery } from './content-query'

/** What this page's HTML has brought, where it shows `pathname` with just what `queries` give; else null. */
export function pageContent(
  pathname: string,
  queries: readonly ContentQuery[],
): PageContent | null {
  const text = document.getElementById(PUBLISHED.block)?.textContent
  if (!text) return null
  const content = JSON.parse(text) as PageContent
  const brought = new Set(content.queries.map(([key]) => hashKey(key)))
  const fits = queries.every(({ queryKey }) => brought.has(hashKey(queryKey)))
  return content.path === pathname && fits ? content : null
}
