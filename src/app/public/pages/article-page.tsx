import { lazy, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useOrigin } from '@/components/hydration/hydration'
import { OpensLarge } from '@/components/lightbox/opens-large'
import { ButtonLink } from '@/components/ui/buttons/button'
import { EmptyState } from '@/components/ui/states/empty-state'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { Loaded } from '@/components/ui/states/loaded'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import { paths } from '@/domain/paths'
import { ArticleSkeleton, ArticleTextSkeleton, ArticleView } from '@/features/news/article-view'
import SearchBox from '@/features/search/search-box'
import { useSettings } from '@/lib/query/settings-query'
import { useContentItem } from '@/lib/query/use-content-item'
import { DeferredReadingSize } from '../deferred-reading-size'
import { DeferredSection } from '../deferred-section'
import { PageTitle } from '../layout/page-title'

const PageTiles = lazy(() => import('../layout/page-tiles'))
const OtherNews = lazy(() => import('@/features/news/other-news'))
const ShareBar = lazy(() => import('@/features/news/share-bar'))

/** Time after which an open article counts as read. */
const READING_MILLISECONDS = 5_000

/** Counts a reader of the article after a few seconds. Ignores failures. */
function useReadingCount(id: string, category: string | undefined) {
  const { count_readers: isCounting } = useSettings()
  useEffect(() => {
    if (!isCounting || category === undefined) return
    const count = async () => {
      const { countReading } = await import('@/lib/firebase/count-reading')
      const collection = category === ANNOUNCEMENT_CATEGORY ? 'announcements' : 'news'
      await countReading(`${collection}_${id}`)
    }
    const timer = setTimeout(() => void count().catch(() => undefined), READING_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [id, category, isCounting])
}

export default function ArticlePage() {
  const { id = '' } = useParams()
  const url = useOrigin() + paths.article(id)
  const { summary, ...article } = useContentItem('berita', id)
  // A missing article may have been published meanwhile, so it counts as loading during a refetch.
  const data = article.data === null && article.isFetching ? undefined : article.data
  useReadingCount(id, data?.category)
  const failure = (
    <LoadFailure
      error={article.error}
      text="Artikel ini belum dapat dibuka."
      onRetry={() => void article.refetch()}
    />
  )
  return (
    <Loaded
      query={{ ...article, data: summary ?? data }}
      subject="artikel"
      skeleton={<ArticleSkeleton />}
      failure={
        <>
          <h1 tabIndex={-1} className="sr-only">
            Berita
          </h1>
          <PageTitle title="Berita" />
          {failure}
        </>
      }
      empty={
        <div className="max-w-4xl">
          <PageTitle title="Artikel tidak ditemukan" unlisted />
          <EmptyState
            isPage
            text="Artikel tidak ditemukan"
            reason="Mungkin sudah dihapus, atau alamatnya keliru."
          >
            <ButtonLink to={paths.news} look="primary">
              Kembali ke Berita
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
      {(found) => (
        <>
          <PageTitle title={found.title} />
          <OpensLarge of={found}>
            <ArticleView
              article={found}
              instead={article.isFetching ? <ArticleTextSkeleton /> : failure}
              url={url}
              tools={<DeferredReadingSize after={article} />}
            >
              <DeferredSection after={article}>
                <ShareBar title={found.title} url={url} />
              </DeferredSection>
            </ArticleView>
          </OpensLarge>
          <div className="max-w-3xl pb-12 print:hidden">
            <DeferredSection after={article}>
              <OtherNews than={id} category={found.category} />
            </DeferredSection>
          </div>
        </>
      )}
    </Loaded>
  )
}
