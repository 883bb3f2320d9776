import { useState } from 'react'
import { useClockDay, useToday } from '@/components/browser/use-now'
import { Picture } from '@/components/ui/pictures/picture'
import { isVillageHead, PORTRAIT } from '@/domain/officials/official'
import type { Official } from '@/domain/officials/official-schema'
import { formatLongDay } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'

interface AbsenceProps {
  /** Last day of the absence, `YYYY-MM-DD`, or ''. */
  until: string
}

/** Shows until when an official is absent. If the absence ends while the page is open, its space stays empty. */
export function Absence({ until }: AbsenceProps) {
  const zone = useZone()
  const [since] = useState(useToday(zone))
  const isOver = until < useClockDay(zone)
  if (until < since) return null
  return (
    <p className={isOver ? 'invisible text-sm' : 'text-sm'}>
      Tidak di kantor sampai dengan {formatLongDay(until)}
    </p>
  )
}

/**
 * Grid of the cards: one column on the narrowest screens. The card of the village head fills a row on phones and two
 * columns elsewhere.
 */
export const OFFICIALS_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-4 sm:grid-cols-3 md:gap-5 lg:grid-cols-[repeat(auto-fill,minmax(max(22%,12rem),1fr))] print:grid-cols-4'
export const HEAD_CELL = 'col-span-full min-w-0 sm:col-span-2'

const CARD = 'flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface'
const HEAD_CARD =
  '@container h-full overflow-hidden rounded-card border border-hairline bg-primary-soft'
const HEAD_LAYOUT = 'h-full @min-[16rem]:grid @min-[16rem]:grid-cols-[2fr_3fr] sm:grid-cols-2!'
const HEAD_WORDS = 'flex flex-col justify-center gap-1 p-4 md:p-6'
const WORDS = 'flex flex-col gap-1 p-3 md:p-4'

const SIZES = '(width < 40rem) 50vw, (width < 64rem) 33vw, 17rem'

interface OfficialCardProps {
  official: Pick<Official, 'name' | 'position' | 'ishead' | 'photourl' | 'absentuntil'>
}

export function OfficialCard({ official }: OfficialCardProps) {
  const { name, position, photourl, absentuntil } = official
  const isHead = isVillageHead(official)
  const portrait = (
    <div className="relative aspect-4/5 place-self-stretch">
      <Picture
        {...PORTRAIT}
        src={photourl}
        of={name}
        alt={`Foto ${name}`}
        sizes={SIZES}
        eager={isHead}
        className="absolute inset-0 size-full object-top"
      />
    </div>
  )
  if (!isHead)
    return (
      <article className={CARD}>
        {portrait}
        <div className={WORDS}>
          <h2 className="leading-snug font-semibold">{name}</h2>
          <p className="text-sm text-ink-2">{position}</p>
          <Absence until={absentuntil} />
        </div>
      </article>
    )
  return (
    <article className={HEAD_CARD}>
      <div className={HEAD_LAYOUT}>
        {portrait}
        <div className={HEAD_WORDS}>
          <h2 className="text-lg leading-snug font-bold sm:text-xl lg:text-2xl print:text-base">
            {name}
          </h2>
          <p className="font-semibold text-primary">{position}</p>
          <Absence until={absentuntil} />
        </div>
      </div>
    </article>
  )
}

export function OfficialSkeleton({ isHead = false }: { isHead?: boolean }) {
  if (!isHead)
    return (
      <div className={CARD} data-skeleton>
        <div className="aspect-4/5 skeleton rounded-none" />
        <div className={WORDS}>
          <div className="h-5.5 w-5/6 skeleton" />
          <div className="h-5 w-2/3 skeleton" />
        </div>
      </div>
    )
  return (
    <div className={HEAD_CELL}>
      <div className={HEAD_CARD} data-skeleton>
        <div className={HEAD_LAYOUT}>
          <div className="aspect-4/5 skeleton place-self-stretch rounded-none" />
          <div className={HEAD_WORDS}>
            <div className="h-7 w-5/6 skeleton" />
            <div className="h-6 w-2/3 skeleton" />
          </div>
        </div>
      </div>
    </div>
  )
}
