import type { Page } from '../firebase/documents'

export const adminPages = {
  staleTime: 0,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: Pick<Page<unknown>, 'next'>) => next,
}

/** Query of a form, which must not receive new values from outside. */
export const formQueryOptions = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}
