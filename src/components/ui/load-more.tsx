import { buttonStyle } from './button-style'

/** The paging of an infinite query; a plain query has no next page. */
export type PagedQuery =
  | { hasNextPage?: false }
  | {
      hasNextPage: boolean
      isFetchingNextPage: boolean
      isFetchNextPageError: boolean
      fetchNextPage: () => Promise<unknown>
    }

interface LoadMoreProps {
  list: PagedQuery
  label?: string
}

/** Reads the next page of a list; nothing where there is none. */
export function LoadMore({ list, label = 'Muat lebih banyak' }: LoadMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <button
      type="button"
      className={`${buttonStyle.secondary} self-center disabled:opacity-60`}
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? 'Memuat …' : label}
    </button>
  )
}
