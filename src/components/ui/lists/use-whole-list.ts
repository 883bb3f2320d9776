import { useEffect } from 'react'

interface PagedList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * While someone searches, all pages are loaded: Firestore itself does not search in words. Answers whether
 * some are still missing.
 */
export function useWholeList(list: PagedList, wanted: boolean): boolean {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list
  useEffect(() => {
    // What failed is tried again by hand.
    if (wanted && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [wanted, hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return wanted && hasNextPage
}
