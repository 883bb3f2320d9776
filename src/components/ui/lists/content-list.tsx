import type { ReactNode } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { Loaded, type LoadedProps, type LoadedQuery } from '../states/loaded'
import { ListItem } from './list-item'
import { LoadMore, type PagedQuery } from './load-more'

interface ContentListProps<Item> extends Pick<LoadedProps<readonly Item[]>, 'skeleton' | 'empty'> {
  query: LoadedQuery<readonly Item[]> & PagedQuery
  /** What its items are called, e.g. `Produk`. */
  items: string
  /** The layout of the list, and of the skeletons in its place. */
  className: string
  /** Of the `<li>`, where not all have the same place in the layout. */
  itemClassName?: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
}

/** A list in each of its states, with a button for the next page where the query reads page by page. */
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

interface MoreItemsProps {
  query: PagedQuery
  /** What they are called, e.g. `Produk`. */
  items: string
}

/** Below a list that is read page by page: the way to its next page. */
export function MoreItems({ query, items }: MoreItemsProps) {
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
