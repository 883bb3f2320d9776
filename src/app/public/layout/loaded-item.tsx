import { lazy, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/buttons/button'
import { EmptyState } from '@/components/ui/states/empty-state'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { Loaded } from '@/components/ui/states/loaded'
import type { ItemPage } from '@/domain/public-lists'
import SearchBox from '@/features/search/search-box'
import { useContentItem } from '@/lib/query/use-content-item'
import { DeferredSection } from '../deferred-section'
import { PageTitle } from './page-title'

const PageTiles = lazy(() => import('./page-tiles'))

type ItemQuery<Page extends ItemPage> = ReturnType<typeof useContentItem<Page>>
type ItemAt<Page extends ItemPage> = NonNullable<ItemQuery<Page>['data']>

interface LoadedItemProps<Page extends ItemPage> {
  page: Page
  noun: string
  /** Title of the list that contains the item. */
  list: string
  skeleton: ReactNode
  /** Shows the item, or its summary while `query` is loading. `failure` explains why it could not be loaded. */
  children: (
    item: ItemAt<Page>,
    shown: { id: string; query: Omit<ItemQuery<Page>, 'summary'>; failure: ReactNode },
  ) => ReactNode
}

/** Shows the page of the item in the address, or its loading, error or not-found state. */
export function LoadedItem<Page extends ItemPage>(props: LoadedItemProps<Page>) {
  const { page, noun, list, skeleton, children } = props
  const { id = '' } = useParams()
  const { summary, ...query } = useContentItem(page, id)
  // A missing item may have been published meanwhile, so it counts as loading during a refetch.
  const data = query.data === null && query.isFetching ? undefined : query.data
  const failure = (
    <LoadFailure
      text={`${noun} ini belum dapat dibuka.`}
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  )
  return (
    <Loaded
      query={{ ...query, data: (summary as ItemAt<Page> | undefined) ?? data }}
      subject={noun.toLowerCase()}
      skeleton={skeleton}
      failure={
        <>
          <h1 tabIndex={-1} className="sr-only">
            {list}
          </h1>
          <PageTitle title={list} />
          {failure}
        </>
      }
      empty={
        <div className="max-w-4xl">
          <PageTitle title={`${noun} tidak ditemukan`} unlisted />
          <EmptyState
            isPage
            text={`${noun} tidak ditemukan`}
            reason="Mungkin sudah dihapus, atau alamatnya keliru."
          >
            <ButtonLink to={`/${page}`} look="primary">
              Kembali ke {list}
            </ButtonLink>
            <SearchBox />
          </EmptyState>
          <DeferredSection>
            <nav aria-label="Halaman situs">
              <PageTiles />
            </nav>
          </DeferredSection>
        </div>
      }
    >
      {(item) => children(item, { id, query, failure })}
    </Loaded>
  )
}
