import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { Icon } from '@/components/ui/icon'
import { Loading, Repeat } from '@/components/ui/states/loading'
import { HOME } from '@/domain/item-counts'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import { paths } from '@/domain/paths'
import { NewsRow, NewsRowSkeleton } from './news-card'
import { relatedArticlesQuery } from './news-queries'
import type { NearArticle, RelatedArticles } from './read-related-articles'

const LIST = 'grid grid-cols-1 gap-4'

/** Links to articles related to the article `than`. Renders nothing if there are none. */
export default function OtherNews({ than, category }: { than: string; category: string }) {
  const { data, isFetching } = useQuery(relatedArticlesQuery(than).options)
  const isAnnouncement = category === ANNOUNCEMENT_CATEGORY
  const section = isAnnouncement
    ? {
        title: 'Pengumuman lainnya',
        more: { to: paths.newsIn(category), label: 'Semua pengumuman' },
      }
    : { title: 'Berita lainnya', more: { to: paths.news, label: 'Semua berita' } }
  if (!data)
    return (
      data === undefined &&
      isFetching && (
        <Section {...section}>
          <Loading subject={section.title.toLowerCase()}>
            <div className={LIST}>
              <Repeat count={HOME.news}>
                <NewsRowSkeleton />
              </Repeat>
            </div>
          </Loading>
        </Section>
      )
    )
  return (
    <>
      <Neighbours {...data} />
      {data.others.length > 0 && (
        <Section {...section}>
          <ul className={LIST}>
            {data.others.map((article) => (
              <li key={article.id} className="min-w-0">
                <NewsRow article={article} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Neighbours({ newer, older }: Pick<RelatedArticles, 'newer' | 'older'>) {
  if (!newer && !older) return null
  return (
    <nav aria-label="Artikel lain" className="grid gap-3 sm:grid-cols-2">
      {older && <Neighbour article={older} rel="prev" />}
      {newer && <Neighbour article={newer} rel="next" />}
    </nav>
  )
}

function Neighbour({ article, rel }: { article: NearArticle; rel: 'prev' | 'next' }) {
  return (
    <Link
      to={paths.article(article.id)}
      rel={rel}
      className={`group flex min-h-12 flex-col gap-1 rounded-card border border-hairline bg-surface p-4 hover:border-primary ${rel === 'next' ? 'sm:col-start-2 sm:items-end sm:text-right' : ''}`}
    >
      <span className="flex items-center gap-1 text-sm font-semibold text-ink-2">
        {rel === 'prev' && <Icon name="arrow-left" className="size-4" />}
        {rel === 'prev' ? 'Sebelumnya' : 'Berikutnya'}
        {rel === 'next' && <Icon name="arrow-left" className="size-4 rotate-180" />}
      </span>
      <span className="leading-snug font-semibold group-hover:text-primary">{article.title}</span>
    </Link>
  )
}
