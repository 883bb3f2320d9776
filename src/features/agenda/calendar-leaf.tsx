import { calendarLeaf, dayName } from '@/domain/time/date'

interface CalendarLeafProps {
  date: string
  /** The present day, which the room below the leaf tells; '' while nobody knows. */
  today: string
}

/** Day and month as on a calendar; beside it the date stands in words. */
export function CalendarLeaf({ date, today }: CalendarLeafProps) {
  const { day, month } = calendarLeaf(date)
  return (
    <div className="w-16 shrink-0 text-center">
      <div aria-hidden className="overflow-hidden rounded-control border border-hairline">
        <div className="bg-primary-soft py-1 text-sm font-bold text-accent-ink uppercase">
          {month}
        </div>
        <div className="py-1 text-2xl font-bold tabular-nums">{day}</div>
      </div>
      <p className="mt-1 min-h-lh text-sm font-bold whitespace-nowrap text-accent-ink">
        {dayName(date, today)}
      </p>
    </div>
  )
}
