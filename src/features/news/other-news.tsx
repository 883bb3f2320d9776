import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { ContentList } from '@/components/ui/content-list'
import { Repeat } from '@/components/ui/repeat'
import { HOME } from '@/domain/limits'
import { paths } from '@/domain/paths'
import { NewsRow } from './news-card'
import { latestNewsQuery, newsArchiveQuery } from './news-queries'
import { NewsRowSkeleton } from './news-skeleton'

/** The newest news beside the article that is open; nothing at all when there are none. */
export default function OtherNews({ than }: { than: string }) {
  const latest = useQuery(latestNewsQuery.options)
  const archive = useQuery({ ...newsArchiveQuery(null).options, enabled: false })
  const others = (latest.data ?? archive.data)?.filter(({ id }) => id !== than).slice(0, HOME.news)
  if (others ? others.length === 0 : !latest.isFetching) return null
  return (
    <Section title="Berita lainnya" more={{ to: paths.news, label: 'Semua berita' }}>
      <ContentList
        query={{ ...latest, data: others }}
        items="Berita lainnya"
        className="grid grid-cols-1 gap-4"
        skeleton={
          <Repeat count={HOME.news}>
            <NewsRowSkeleton />
          </Repeat>
        }
      >
        {(article) => <NewsRow article={article} headingLevel="h3" />}
      </ContentList>
    </Section>
  )
}
