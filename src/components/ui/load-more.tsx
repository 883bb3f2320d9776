import { buttonStyle } from './button-style'

interface LoadMoreProps {
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** Reads the next page of a list; nothing where there is none. */
export function LoadMore({ list }: LoadMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <button
      type="button"
      className={`${buttonStyle.secondary} self-center`}
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? 'Memuat …' : 'Muat lebih banyak'}
    </button>
  )
}
