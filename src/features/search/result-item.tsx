import { Link } from 'react-router-dom'
import { Chip } from '@/components/ui/chip'
import { Ends } from '@/components/ui/lists/ends'
import { COLLECTIONS, type CollectionName } from '@/domain/collections'
import type { SearchResult } from '@/domain/search/search-answer'
import { pathOfItem } from '@/domain/search/search-groups'
import { formatDay, isRealDay, type TimeZone } from '@/domain/time/date'
import { Marked } from './marked'

export interface ResultItemProps {
  result: SearchResult
  /** The collection after which its group is named; every result's own is named where they are of several. */
  group?: CollectionName
  zone: TimeZone
  onOpen: () => void
}

/** One thing that was found; all of it is one link to where it stands. */
export function ResultItem({ result, group, zone, onOpen }: ResultItemProps) {
  const { collection, id, title, passage, day, end } = result
  return (
    <article className="group relative flex flex-col gap-1 rounded-card px-4 py-3 md:px-5 md:py-4">
      <h3 className="leading-snug font-semibold group-hover:text-primary sm:text-lg sm:leading-snug">
        <Link to={pathOfItem(collection, id)} className="stretched" onClick={onOpen}>
          <Marked {...title} />
        </Link>
      </h3>
      {passage.text && (
        <p className="line-clamp-2 max-w-prose text-ink-2 sm:line-clamp-none print:line-clamp-none">
          <Marked {...passage} />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        {collection !== group && <Chip>{COLLECTIONS[collection].label}</Chip>}
        {isRealDay(day) && <time dateTime={day}>{formatDay(day)}</time>}
        {end && isRealDay(end) && (
          <span>
            <Ends day={end} zone={zone} />
          </span>
        )}
      </div>
    </article>
  )
}
