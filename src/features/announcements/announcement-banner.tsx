import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'
import { currentAnnouncement } from '@/domain/article'
import { formatShortDay, type TimeZone } from '@/domain/date'
import { paths } from '@/domain/paths'
import { useToday } from '@/components/use-now'
import { contentList } from '@/lib/query/content'

/** Enough for the longest title that is shown whole, so that nothing moves when it comes. */
const HEIGHT = 'min-h-32 md:min-h-26'

/** The newest announcement that is current; nothing at all when there is none. */
export function AnnouncementBanner({ zone }: { zone: TimeZone }) {
  const { data, isFetching } = useQuery(contentList('announcements').options)
  const today = useToday(zone) ?? ''
  if (!data && isFetching)
    return (
      <div
        className={`${HEIGHT} skeleton rounded-card`}
        role="status"
        aria-label="Memuat pengumuman"
      />
    )
  const current = currentAnnouncement(data ?? [], today)
  if (!current) return null
  return (
    <aside
      aria-label="Pengumuman"
      className={`${HEIGHT} group relative flex items-center gap-4 rounded-card border border-l-4 border-hairline border-l-accent bg-surface p-4`}
    >
      <Icon name="megaphone" className="size-7 shrink-0 text-accent-ink" />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold text-accent-ink">
          Pengumuman · <time dateTime={current.date}>{formatShortDay(current.date)}</time>
        </p>
        <Link
          to={paths.article(current.id)}
          className="stretched line-clamp-3 font-semibold group-hover:text-primary"
        >
          {current.title}
        </Link>
      </div>
      <Icon name="chevron-right" className="size-5 shrink-0 text-ink-2" />
    </aside>
  )
}
