import type { ReactNode } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { Loaded, type LoadedProps, type LoadedQuery } from '../states/loaded'
import { Button } from '../buttons/button'

interface ContentListProps<Item> extends Pick<LoadedProps<readonly Item[]>, 'skeleton' | 'empty'> {
  query: LoadedQuery<readonly Item[]> & PagedQuery
  items: string
  className: string
  itemClassName?: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
}

/** List with loading, error and empty states, and a button for the next page if the query has pages. */
export function ContentList<Item extends { id: string }>({
  query,
  items,
  empty,
  skeleton,
  className,
  itemClassName = () => 'min-w-0',
  children,
}: ContentListProps<Item>) {
  return (
    <>
      <Loaded
        query={query}
        subject={items.toLowerCase()}
        empty={empty}
        skeleton={<div className={className}>{skeleton}</div>}
      >
        {(found) => (
          <ul className={className}>
            {found.map((item, index) => (
              <ListItem key={item.id} id={item.id} className={itemClassName(item)}>
                {children(item, index)}
              </ListItem>
            ))}
          </ul>
        )}
      </Loaded>
      <MoreItems query={query} items={items} />
    </>
  )
}

export function MoreItems({ query, items }: { query: PagedQuery; items: string }) {
  const isOnline = useOnline()
  if (!query.hasNextPage || !isOnline) return null
  return (
    <div className="mt-8 text-center">
      <LoadMore list={query} label={`Muat ${items.toLowerCase()} lainnya`} />
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-danger">
          {items} lainnya belum dapat dimuat. Silakan coba lagi.
        </p>
      )}
    </div>
  )
}

interface ListItemProps {
  id: string
  className: string
  children: ReactNode
}

/** List item to which an address can refer. The item is highlighted while it has the focus. */
export function ListItem({ id, className, children }: ListItemProps) {
  return (
    <li
      id={id}
      tabIndex={-1}
      className={`${className} rounded-card outline-accent focus:outline-3 focus:outline-offset-3`}
    >
      {children}
    </li>
  )
}

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
