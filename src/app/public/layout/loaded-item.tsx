import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/buttons/button'
import { EmptyState } from '@/components/ui/states/empty-state'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { Loaded } from '@/components/ui/states/loaded'
import type { ItemPage } from '@/domain/public-lists'
import { useContentItem } from '@/lib/query/use-content-item'
import { PageTitle } from './page-title'

type ItemAt<Page extends ItemPage> = NonNullable<ReturnType<typeof useContentItem<Page>>['data']>

interface LoadedItemProps<Page extends ItemPage> {
  page: Page
  noun: string
  list: { name: string; path: string }
  skeleton: ReactNode
  children: (item: ItemAt<Page>, id: string) => ReactNode
}

/** Shows the page of the item in the address, or its loading, error or not-found state. */
export function LoadedItem<Page extends ItemPage>(props: LoadedItemProps<Page>) {
  const { page, noun, list, skeleton, children } = props
  const { id = '' } = useParams()
  const { summary, ...query } = useContentItem(page, id)
  // A missing item may have been published meanwhile, so it counts as loading during a refetch.
  const data = query.data === null && query.isFetching ? undefined : query.data
  return (
    <Loaded
      query={{ ...query, data: (summary as ItemAt<Page> | undefined) ?? data }}
      subject={noun.toLowerCase()}
      skeleton={skeleton}
      failure={
        <>
          <h1 tabIndex={-1} className="sr-only">
            {list.name}
          </h1>
          <PageTitle title={list.name} />
          <LoadFailure
            text={`${noun} ini belum dapat dibuka.`}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        </>
      }
      empty={
        <>
          <PageTitle title={`${noun} tidak ditemukan`} unlisted />
          <EmptyState
            isPage
            text={`${noun} tidak ditemukan`}
            reason="Mungkin sudah dihapus, atau alamatnya keliru."
          >
            <ButtonLink to={list.path} look="primary">
              Kembali ke {list.name}
            </ButtonLink>
          </EmptyState>
        </>
      }
    >
      {(item) => children(item, id)}
    </Loaded>
  )
}
