import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Summary } from '@/domain/collection-schemas'
import { type ItemPage, LISTED, listedWith, type On } from '@/domain/listed'
import type { Page } from '../firebase/documents'
import { contentKeys } from './content-keys'

export function summaryOf<Name extends ItemPage>(
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

export function isSummarised(client: QueryClient, [, kind, page, id]: QueryKey): boolean {
  return kind === 'item' && summaryOf(client, page as ItemPage, String(id)) !== undefined
}
