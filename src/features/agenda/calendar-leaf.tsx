import { calendarLeaf } from '@/domain/date'

/** Day and month as on a calendar; beside it the date stands in words. */
export function CalendarLeaf({ date }: { date: string }) {
  const { day, month } = calendarLeaf(date)
  return (
    <div
      aria-hidden
      className="h-fit w-16 shrink-0 overflow-hidden rounded-control border border-hairline text-center"
    >
      <div className="bg-primary-soft py-1 text-sm font-bold text-accent-ink uppercase">
        {month}
      </div>
      <div className="py-1 text-2xl font-bold tabular-nums">{day}</div>
    </div>
  )
}
