import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ItemPage } from '@/domain/listed'
import { contentItem } from './content'
import { summaryOf } from './summary-of'

/**
 * Returns the item at `/{page}/{id}`, or null. `summary` is the part from a list, shown while the item loads
 * and never stored as the item.
 */
export function useContentItem<Name extends ItemPage>(page: Name, id: string) {
  const client = useQueryClient()
  const query = useQuery(contentItem(page, id).options)
  const summary = query.data === undefined ? summaryOf(client, page, id) : undefined
  return { ...query, summary }
}
