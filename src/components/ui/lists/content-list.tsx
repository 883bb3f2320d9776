import type { ReactNode } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { Loaded, type LoadedProps, type LoadedQuery } from '../states/loaded'
import { ListItem } from './list-item'
import { LoadMore, type PagedQuery } from './load-more'

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

interface MoreItemsProps {
  query: PagedQuery
  items: string
}

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
