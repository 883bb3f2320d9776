import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Summary } from '@/domain/collection-schemas'
import {
  type ItemPage,
  PUBLIC_LISTS,
  publicListsWith,
  type CollectionAt,
} from '@/domain/public-lists'
import type { Page } from '../firebase/documents'
import { contentKeys } from './content-keys'

export function cachedSummary<Name extends ItemPage>(
  client: QueryClient,
  page: Name,
  id: string,
): Summary<CollectionAt<Name>> | undefined {
  type Listed = Summary<CollectionAt<Name>> & { id: string }
  const lists = publicListsWith('page')
    .filter((name) => PUBLIC_LISTS[name].page === page)
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

export function isSummarised(client: QueryClient, [, kind, page, id]: QueryKey): boolean {
  return kind === 'item' && cachedSummary(client, page as ItemPage, String(id)) !== undefined
}
