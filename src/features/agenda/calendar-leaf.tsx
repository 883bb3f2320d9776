import { calendarLeaf, dayName } from '@/domain/time/date'

interface CalendarLeafProps {
  date: string
  last: string
  /** Current day, or '' if it is not known yet. */
  today: string
}

export function CalendarLeaf({ date, last, today }: CalendarLeafProps) {
  const from = calendarLeaf(date)
  const to = calendarLeaf(last)
  const range = (one: string, other: string) => (one === other ? one : `${one}–${other}`)
  return (
    <div className="w-16 shrink-0 text-center">
      <div aria-hidden className="overflow-hidden rounded-control border border-hairline">
        <div className="bg-primary-soft py-1 text-sm font-bold text-accent-ink uppercase">
          {range(from.month, to.month)}
        </div>
        <div
          className={`py-1 font-bold tabular-nums ${date === last ? 'text-2xl' : 'text-lg leading-8'}`}
        >
          {date === last ? from.day : `${from.day}–${to.day}`}
        </div>
      </div>
      <p className="-mx-3 mt-1 min-h-lh text-sm font-bold whitespace-nowrap text-accent-ink">
        {dayName(date, today, last)}
      </p>
    </div>
  )
}
