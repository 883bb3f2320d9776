import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useToday } from '@/components/browser/use-now'
import { Icon } from '@/components/ui/icon'
import { Ends } from '@/components/ui/lists/ends'
import { Loaded } from '@/components/ui/states/loaded'
import { NewMark } from '@/components/ui/new-mark'
import { currentAnnouncement } from '@/domain/news/article'
import type { Announcement as Shown } from '@/domain/news/article-schema'
import { paths } from '@/domain/paths'
import { formatShortDay, type TimeZone } from '@/domain/time/date'
import { contentList } from '@/lib/query/content'

/** Enough for a title of three lines, so that hardly anything moves when it comes. */
const HEIGHT = 'min-h-32 md:min-h-26'

/**
 * The newest announcement that is current; nothing at all when there is none. One that has ended since
 * the page was published or opened says so, where none takes its place.
 */
export function AnnouncementBanner({ zone }: { zone: TimeZone }) {
  const today = useToday(zone)
  const [since] = useState(today)
  return (
    <Loaded
      query={useQuery(contentList('announcements').options)}
      subject="pengumuman"
      failure={null}
      skeleton={<div className={`${HEIGHT} skeleton rounded-card`} />}
    >
      {(announcements) => {
        const shown =
          currentAnnouncement(announcements, today) ?? currentAnnouncement(announcements, since)
        return shown && <Announcement {...shown} zone={zone} />
      }}
    </Loaded>
  )
}

interface AnnouncementProps extends Pick<Shown, 'id' | 'date' | 'title' | 'enddate'> {
  zone: TimeZone
}

function Announcement({ id, date, title, enddate, zone }: AnnouncementProps) {
  return (
    <aside
      aria-label="Pengumuman"
      className={`${HEIGHT} group relative flex flex-wrap items-center gap-3 rounded-card border border-l-4 border-hairline border-l-accent bg-surface p-4`}
    >
      <div className="min-w-[min(100%,8rem)] flex-1">
        <p className="mb-1 text-sm font-semibold text-accent-ink">
          <Icon name="megaphone" className="mr-2 inline size-5 align-text-bottom" />
          {enddate ? (
            <Ends day={enddate} zone={zone} />
          ) : (
            <>
              Pengumuman · <time dateTime={date}>{formatShortDay(date)}</time>
            </>
          )}
        </p>
        <Link to={paths.article(id)} className="stretched font-semibold group-hover:text-primary">
          {title}
        </Link>
      </div>
      <NewMark id={id} className="-top-2.5 right-4" />
      <Icon name="chevron-right" className="size-5 shrink-0 text-ink-2" />
    </aside>
  )
}
