import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useToday } from '@/components/browser/use-now'
import { articleViews, mostRead } from '@/domain/news/article-views-schema'
import { paths } from '@/domain/paths'
import { formatCount } from '@/domain/text/money'
import { readDocument } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'
import { useZone } from '@/lib/query/settings-query'
import { useContentItem } from '@/lib/query/use-content-item'

const SHOWN = 5

const viewsQuery = (month: string) =>
  queryOptions({
    queryKey: adminKeys.articleViews(month),
    queryFn: () => readDocument(`article_views/${month}`, articleViews),
  })

export function MostRead() {
  const today = useToday(useZone())
  const { data: now } = useQuery(viewsQuery('now'))
  const isCounting = Boolean(now?.days)
  const { data: before } = useQuery({ ...viewsQuery(previousMonth(today)), enabled: isCounting })
  if (!now || !isCounting) return null
  return (
    <section aria-labelledby="pembaca" className="max-w-4xl">
      <h2 id="pembaca" className="mb-1 text-lg font-bold">
        Paling banyak dibaca bulan ini
      </h2>
      <p className="mb-3 text-sm text-ink-2">
        {formatCount(now.days)} kunjungan pembaca bulan ini
        {before ? `, ${formatCount(before.days)} bulan lalu` : ''}. Satu perangkat dihitung sekali
        sehari; yang tidak mau dihitung tidak terhitung.
      </p>
      <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {mostRead(now)
          .slice(0, SHOWN)
          .map((article) => (
            <ReadArticle key={article.id} {...article} />
          ))}
      </ol>
    </section>
  )
}

function ReadArticle({ id, count }: { id: string; count: number }) {
  const { data, summary, isPending } = useContentItem('berita', id)
  const title = (data ?? summary)?.title
  return (
    <li>
      <Link
        to={paths.article(id)}
        className="flex min-h-12 items-center justify-between gap-3 px-4 py-2.5 font-medium hover:bg-primary-soft"
      >
        <span className="line-clamp-2 min-w-0 wrap-break-word">
          {title ?? (isPending ? '…' : 'Sudah tidak terbit')}
        </span>
        <span className="shrink-0 tabular-nums">{formatCount(count)} kali</span>
      </Link>
    </li>
  )
}

function previousMonth(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7)
}
