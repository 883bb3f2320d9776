import type { Page } from '../firebase/documents'

/** A list of the admin page by page, each from the cursor that the page before it gave. */
export const adminPages = {
  staleTime: 0,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: Pick<Page<unknown>, 'next'>) => next,
}

/** What is opened in a form, which must not be given new values from outside. */
export const openedInForm = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}
