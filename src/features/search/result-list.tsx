import { Link } from 'react-router-dom'
import { classNames } from '@/components/ui/class-names'
import { ValidUntil } from '@/components/ui/lists/valid-until'
import { Picture } from '@/components/ui/pictures/picture'
import { type Collection, COLLECTIONS, type CollectionName } from '@/domain/collections'
import type { Highlighted } from '@/domain/search/highlight'
import type { SearchResult } from '@/domain/search/search-answer'
import { pathOfItem } from '@/domain/search/search-groups'
import { formatShortDay, isRealDay } from '@/domain/time/date'
import { Marked } from './marked'

interface ResultListProps extends Omit<ResultItemProps, 'result'> {
  results: readonly SearchResult[]
}

export function ResultList({ results, ...shared }: ResultListProps) {
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {results.map((result) => (
        <li key={keyOf(result)}>
          <ResultItem result={result} {...shared} />
        </li>
      ))}
    </ul>
  )
}

export function keyOf({ collection, id }: SearchResult): string {
  return `${collection}/${id}`
}

interface ResultItemProps {
  result: SearchResult
  /** Collection of the group. Omitted for mixed results, each of which shows its own collection. */
  group?: CollectionName
  onOpen: () => void
}

function addsWords(passage: Highlighted, title: Highlighted): boolean {
  const wordsIn = ({ text, ranges }: Highlighted) =>
    ranges.map(([start, end]) => text.slice(start, end).toLowerCase())
  const shown = wordsIn(title).join(' ')
  return wordsIn(passage).some((word) => !shown.includes(word))
}

function ResultItem({ result, group, onOpen }: ResultItemProps) {
  const { collection, id, title, passage, day, end, thumbnail = '' } = result
  const { label, picture }: Collection = COLLECTIONS[collection]
  return (
    <article className="group relative flex flex-wrap gap-x-4 gap-y-2 rounded-card px-4 py-3 md:px-5 md:py-4">
      {picture && (
        <Picture
          src={thumbnail}
          of={id}
          alt=""
          width={0}
          height={0}
          sizes=""
          className="size-16 shrink-0 rounded-control object-top md:h-20 md:w-28 print:hidden"
        />
      )}
      <div className="flex min-w-0 grow basis-40 flex-col gap-1">
        <h3 className="leading-snug font-semibold group-hover:text-primary sm:text-lg sm:leading-snug">
          <Link to={pathOfItem(collection, id)} className="stretched" onClick={onOpen}>
            <Marked {...title} />
          </Link>
        </h3>
        {passage.text && (
          <p
            className={classNames(
              'line-clamp-2 max-w-prose text-ink-2 sm:line-clamp-none print:line-clamp-none',
              // Phones hide the passage if the title contains the same matches, so that four results fit on the screen.
              title.ranges.length > 0 && !addsWords(passage, title) && 'max-sm:hidden',
            )}
          >
            <Marked {...passage} />
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {collection !== group && (
            <span className="text-xs font-semibold text-primary">{label}</span>
          )}
          {isRealDay(day) && <time dateTime={day}>{formatShortDay(day)}</time>}
          {end && isRealDay(end) && (
            <span>
              <ValidUntil day={end} />
            </span>
          )}
        </div>
      </div>
    </article>
  )
}
