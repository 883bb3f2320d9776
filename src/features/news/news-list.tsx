import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { SKELETONS } from '@/domain/limits'
import { buttonStyle } from '@/components/ui/button-style'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { useNetwork } from '@/stores/network'
import { NewsCard } from './news-card'
import { type ArticleSummary, newsArchiveQuery, newsListQuery } from './news-queries'
import { NewsCardSkeleton } from './news-skeleton'

const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3'
const CARD_SIZES = '(width < 40rem) calc(100vw - 2rem), (width < 64rem) 50vw, 23rem'
const EMPTY = 'Belum ada berita yang dipublikasikan.'

/** The published news, newest first: all, one category, or the announcements. */
export function NewsList({ category }: { category: string | null }) {
  const list = useInfiniteQuery(newsListQuery(category).options)
  const online = useNetwork((network) => network.online)
  const loaded = list.data
  const stored = useStoredRest(category, loaded, !online)
  const articles = [...(loaded ?? []), ...stored]

  if (articles.length === 0) {
    if (list.isFetching)
      return (
        <div className={GRID} role="status" aria-label="Memuat berita">
          {Array.from({ length: SKELETONS.news }, (_, index) => (
            <NewsCardSkeleton key={index} />
          ))}
        </div>
      )
    if (loaded) return <EmptyState text={EMPTY} />
    return <LoadFailure text={EMPTY} onRetry={() => void list.refetch()} />
  }
  return (
    <>
      <ul className={GRID}>
        {articles.map((article, index) => (
          <li key={article.id}>
            <NewsCard article={article} sizes={CARD_SIZES} eager={index === 0} headingLevel="h2" />
          </li>
        ))}
      </ul>
      {list.hasNextPage && online && (
        <div className="mt-8 text-center">
          <button
            type="button"
            className={buttonStyle.secondary}
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? 'Memuat…' : 'Muat berita lainnya'}
          </button>
          {list.isFetchNextPageError && (
            <p role="alert" className="mt-3 text-danger">
              Berita lainnya belum dapat dimuat. Silakan coba lagi.
            </p>
          )}
        </div>
      )}
    </>
  )
}

/** Without network: what the device keeps beyond the pages that were opened. */
function useStoredRest(
  category: string | null,
  loaded: readonly ArticleSummary[] | undefined,
  offline: boolean,
): ArticleSummary[] {
  const archive = useQuery({ ...newsArchiveQuery(category).options, enabled: false }).data
  if (!offline || !archive) return []
  const shown = new Set(loaded?.map(({ id }) => id))
  return archive.filter(
    (article) => !shown.has(article.id) && (category === null || article.category === category),
  )
}
