import { useEffect } from 'react'

interface PagedList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Loads all pages of a list for a search, because Firestore has no text search. Returns whether pages are missing. */
export function useWholeList<List extends PagedList>(list: List, wanted: boolean) {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list
  useEffect(() => {
    // A failed page is loaded again only by the user.
    if (wanted && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [wanted, hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return { ...list, isIncomplete: wanted && hasNextPage }
}
