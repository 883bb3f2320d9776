import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ItemPage } from '@/domain/listed'
import { contentItem } from './content'
import { summaryOf } from './summary-of'

/**
 * The item at `/{page}/{id}`, null when there is none. Until it is there, `summary` is what a list has
 * brought of it: shown meanwhile, but never stored as the item.
 */
export function useContentItem<Name extends ItemPage>(page: Name, id: string) {
  const client = useQueryClient()
  const query = useQuery(contentItem(page, id).options)
  const summary = query.data === undefined ? summaryOf(client, page, id) : undefined
  return { ...query, summary }
}
