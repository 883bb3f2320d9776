import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useToday } from '@/components/browser/use-now'
import { Icon } from '@/components/ui/icon'
import { ValidUntil } from '@/components/ui/lists/valid-until'
import { Loaded } from '@/components/ui/states/loaded'
import { NewMark } from '@/components/ui/new-mark'
import { currentAnnouncement } from '@/domain/news/article'
import type { Announcement as Shown } from '@/domain/news/article-schema'
import { paths } from '@/domain/paths'
import { formatShortDay } from '@/domain/time/date'
import { contentList } from '@/lib/query/content'
import { useZone } from '@/lib/query/settings-query'

/** Height of a two-line title, so that the page does not move when another announcement is shown. */
const HEIGHT = 'min-h-24'

/** Shows the current announcement. If it expires while shown, marks it as expired until another one is current. */
export function AnnouncementBanner() {
  const zone = useZone()
  const today = useToday(zone)
  const [since] = useState(today)
  return (
    <Loaded
      query={useQuery(contentList('announcements').options)}
      subject="pengumuman"
      failure={null}
      skeleton={<div className={`${HEIGHT} skeleton`} />}
    >
      {(announcements) => {
        const shown =
          currentAnnouncement(announcements, today) ?? currentAnnouncement(announcements, since)
        return shown && <Announcement {...shown} />
      }}
    </Loaded>
  )
}

type AnnouncementProps = Pick<Shown, 'id' | 'date' | 'title' | 'enddate'>

function Announcement({ id, date, title, enddate }: AnnouncementProps) {
  return (
    <aside
      aria-label="Pengumuman"
      className={`${HEIGHT} group relative glance border-y border-l-4 border-hairline border-l-accent bg-surface-2 py-3 pr-4 pl-3`}
    >
      <Icon name="megaphone" className="size-5 text-accent-ink" />
      <div className="flex-1">
        <p className="text-sm font-semibold text-accent-ink">
          {enddate ? (
            <ValidUntil day={enddate} />
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
      <Icon name="chevron-right" className="size-5 text-ink-2" />
    </aside>
  )
}
