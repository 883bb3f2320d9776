import { useQuery } from '@tanstack/react-query'
import { HOME } from '@/domain/limits'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { NewsCard, NewsRow } from './news-card'
import { latestNewsQuery } from './news-queries'
import { NewsCardSkeleton, NewsRowSkeleton } from './news-skeleton'

const EMPTY = 'Belum ada berita yang dipublikasikan.'
const GRID = 'grid gap-4 lg:grid-cols-12'

/** The newest article large, the next ones beside it. */
export function LatestNews() {
  const { data, isFetching, refetch } = useQuery(latestNewsQuery.options)
  if (!data && isFetching)
    return (
      <div className={GRID} role="status" aria-label="Memuat berita">
        <div className="lg:col-span-7">
          <NewsCardSkeleton />
        </div>
        <div className="grid gap-4 lg:col-span-5">
          {Array.from({ length: HOME.news - 1 }, (_, index) => (
            <NewsRowSkeleton key={index} />
          ))}
        </div>
      </div>
    )
  if (!data) return <LoadFailure text={EMPTY} onRetry={() => void refetch()} />
  const [first, ...rest] = data.slice(0, HOME.news)
  if (!first) return <EmptyState text={EMPTY} />
  return (
    <div className={GRID}>
      <div className="lg:col-span-7">
        <NewsCard
          article={first}
          sizes="(width < 64rem) calc(100vw - 2rem), 40rem"
          headingLevel="h3"
        />
      </div>
      <div className="grid gap-4 lg:col-span-5">
        {rest.map((article) => (
          <NewsRow key={article.id} article={article} headingLevel="h3" />
        ))}
      </div>
    </div>
  )
}
