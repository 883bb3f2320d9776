import { Button } from '../buttons/button'

/** Paging of an infinite query. A plain query has no next page. */
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
  label?: string | undefined
}

/** Button that loads the next page of a list and focuses its first item. Renders nothing on the last page. */
export function LoadMore({ list, label = 'Muat lebih banyak' }: LoadMoreProps) {
  if (!list.hasNextPage) return null
  const { isFetchingNextPage, fetchNextPage } = list

  async function load(button: HTMLElement) {
    if (isFetchingNextPage) return
    const place = ways().indexOf(button)
    await fetchNextPage()
    // The first new item is at the position of the button and is rendered by then.
    setTimeout(() => {
      const { activeElement, body } = document
      if (activeElement === button || activeElement === body)
        ways()[place]?.focus({ preventScroll: true })
    })
  }

  return (
    <Button
      className="self-center aria-disabled:opacity-60"
      aria-disabled={isFetchingNextPage}
      onClick={({ currentTarget }) => void load(currentTarget)}
    >
      {isFetchingNextPage ? 'Memuat …' : label}
    </Button>
  )
}

const ways = () => [...document.querySelectorAll<HTMLElement>('main :is(a, button)')]
