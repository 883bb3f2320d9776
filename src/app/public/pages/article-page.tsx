import { Link, useParams } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/button-style'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { useOrigin } from '@/components/use-origin'
import { paths } from '@/domain/paths'
import { ArticleSkeleton, ArticleTextSkeleton, ArticleView } from '@/features/news/article-view'
import { OtherNews } from '@/features/news/other-news'
import { useContentItem } from '@/lib/query/use-content-item'

export default function ArticlePage() {
  const { id = '' } = useParams()
  const origin = useOrigin()
  const { data, summary, isFetching, refetch } = useContentItem('berita', id)
  const failure = (
    <LoadFailure text="Artikel ini belum dapat dibuka." onRetry={() => void refetch()} />
  )
  const article = data ?? summary
  if (article)
    return (
      <>
        <ArticleView
          article={article}
          instead={isFetching ? <ArticleTextSkeleton /> : failure}
          url={origin + paths.article(id)}
        />
        <div className="mx-auto max-w-3xl pb-12">
          <OtherNews than={id} />
        </div>
      </>
    )
  if (isFetching) return <ArticleSkeleton />
  return (
    <>
      <title>{data === null ? 'Artikel tidak ditemukan' : 'Berita'}</title>
      <h1 tabIndex={-1} className="sr-only">
        Berita
      </h1>
      {data === null ? (
        <EmptyState
          text="Artikel tidak ditemukan"
          reason="Mungkin sudah dihapus, atau alamatnya keliru."
        >
          <Link to={paths.news} className={buttonStyle.primary}>
            Kembali ke Berita
          </Link>
        </EmptyState>
      ) : (
        failure
      )}
    </>
  )
}
