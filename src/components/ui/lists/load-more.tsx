import { buttonStyle } from '../buttons/button-style'

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

/** Reads the next page of a list and goes to the first that came; nothing where there is none. */
export function LoadMore({ list, label = 'Muat lebih banyak' }: LoadMoreProps) {
  if (!list.hasNextPage) return null
  const { isFetchingNextPage, fetchNextPage } = list

  async function load(button: HTMLElement) {
    if (isFetchingNextPage) return
    const place = ways().indexOf(button)
    await fetchNextPage()
    // What came stands where the button stood; it is drawn by then.
    setTimeout(() => {
      const { activeElement, body } = document
      if (activeElement === button || activeElement === body)
        ways()[place]?.focus({ preventScroll: true })
    })
  }

  return (
    <button
      type="button"
      className={`${buttonStyle.secondary} self-center aria-disabled:opacity-60`}
      aria-disabled={isFetchingNextPage}
      onClick={({ currentTarget }) => void load(currentTarget)}
    >
      {isFetchingNextPage ? 'Memuat …' : label}
    </button>
  )
}

const ways = () => [...document.querySelectorAll<HTMLElement>('main :is(a, button)')]
