import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { HOME } from '@/domain/limits'
import { paths } from '@/domain/paths'
import { NewsRow } from './news-card'
import { latestNewsQuery, newsArchiveQuery } from './news-queries'
import { NewsRowSkeleton } from './news-skeleton'

/** The newest news beside the article that is open; nothing at all when there are none. */
export function OtherNews({ than }: { than: string }) {
  const latest = useQuery(latestNewsQuery.options)
  const archive = useQuery({ ...newsArchiveQuery(null).options, enabled: false })
  const known = latest.data ?? archive.data
  const others = known?.filter(({ id }) => id !== than).slice(0, HOME.news)
  if (others ? others.length === 0 : !latest.isFetching) return null
  return (
    <Section title="Berita lainnya" more={{ to: paths.news, label: 'Semua berita' }}>
      {others ? (
        <ul className="grid grid-cols-1 gap-4">
          {others.map((article) => (
            <li key={article.id}>
              <NewsRow article={article} headingLevel="h3" />
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid grid-cols-1 gap-4" role="status" aria-label="Memuat berita lainnya">
          {Array.from({ length: HOME.news }, (_, index) => (
            <NewsRowSkeleton key={index} />
          ))}
        </div>
      )}
    </Section>
  )
}
