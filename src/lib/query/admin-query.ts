import type { Page } from '../firebase/documents'

export const adminPages = {
  staleTime: 0,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: Pick<Page<unknown>, 'next'>) => next,
}

/** Options for the query of a form, whose values must not be replaced by a refetch. */
export const formQueryOptions = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}
