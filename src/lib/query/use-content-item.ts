import {
  type InfiniteData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ItemPage, LISTED, listedWith, type On } from '@/domain/listed'
import type { Summary } from '@/domain/schemas/collections'
import type { Page } from '../firebase/documents'
import { contentItem } from './content'
import { contentKeys } from './content-keys'

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

function summaryOf<Name extends ItemPage>(
  client: QueryClient,
  page: Name,
  id: string,
): Summary<On<Name>> | undefined {
  type Listed = Summary<On<Name>> & { id: string }
  const lists = listedWith('page')
    .filter((name) => LISTED[name].page === page)
    .flatMap((name) =>
      client.getQueriesData<Listed[] | InfiniteData<Page<Listed>>>({
        queryKey: contentKeys.collection(name),
      }),
    )
  for (const [, list] of lists) {
    const items = list && 'pages' in list ? list.pages.flatMap((part) => part.items) : list
    const found = items?.find((item) => item.id === id)
    if (found) return found
  }
  return undefined
}
