import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ItemPage } from '@/domain/public-lists'
import { contentItem } from './content'
import { cachedSummary } from './cached-summary'

/**
 * Returns the item at `/{page}/{id}`, or null. `summary` contains the fields that a list has loaded. It is shown while
 * the item loads and never stored as the item.
 */
export function useContentItem<Name extends ItemPage>(page: Name, id: string) {
  const client = useQueryClient()
  const query = useQuery(contentItem(page, id).options)
  const summary = query.data === undefined ? cachedSummary(client, page, id) : undefined
  return { ...query, summary }
}
