import { lazy, useEffect } from 'react'
import { useOrigin } from '@/components/hydration/hydration'
import { OpensLarge } from '@/components/lightbox/opens-large'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import { paths } from '@/domain/paths'
import { ArticleSkeleton, ArticleTextSkeleton, ArticleView } from '@/features/news/article-view'
import { useSettings } from '@/lib/query/settings-query'
import { DeferredReadingSize } from '../deferred-reading-size'
import { DeferredSection } from '../deferred-section'
import { LoadedItem } from '../layout/loaded-item'
import { PageTitle } from '../layout/page-title'

const OtherNews = lazy(() => import('@/features/news/other-news'))
const ShareBar = lazy(() => import('@/features/news/share-bar'))

/** Time after which an open article counts as read. */
const READING_MILLISECONDS = 5_000

/** Counts a reader of the article after a few seconds. Ignores failures. */
function ReadingCount({ id, category }: { id: string; category: string | undefined }) {
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
  return null
}

export default function ArticlePage() {
  const origin = useOrigin()
  return (
    <LoadedItem page="berita" noun="Artikel" list="Berita" skeleton={<ArticleSkeleton />}>
      {(found, { id, query, failure }) => (
        <>
          <PageTitle title={found.title} />
          <ReadingCount id={id} category={query.data?.category} />
          <OpensLarge of={found}>
            <ArticleView
              article={found}
              instead={query.isFetching ? <ArticleTextSkeleton /> : failure}
              url={origin + paths.article(id)}
              tools={<DeferredReadingSize after={query} />}
            >
              <DeferredSection after={query}>
                <ShareBar title={found.title} url={origin + paths.article(id)} />
              </DeferredSection>
            </ArticleView>
          </OpensLarge>
          <div className="max-w-3xl pb-12 print:hidden">
            <DeferredSection after={query}>
              <OtherNews than={id} category={found.category} />
            </DeferredSection>
          </div>
        </>
      )}
    </LoadedItem>
  )
}
