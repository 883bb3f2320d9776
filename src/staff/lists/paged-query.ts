import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { GenericSchema } from 'valibot'
import { type ListRequest, type Page, readPage } from '@/lib/firebase/documents'

/** Returns the query for a list that is read page by page. Its data are the items of all loaded pages. */
export function pagedQuery<Item>(
  queryKey: QueryKey,
  request: Omit<ListRequest, 'after'>,
  schema: GenericSchema<unknown, Item>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => readPage<Item>({ ...request, after: pageParam }, schema),
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }: InfiniteData<Page<Item>>) => pages.flatMap(({ items }) => items),
  })
}
