import { Icon } from '@/components/ui/icon'
import type { AgendaInput } from '@/domain/agenda/agenda-schema'
import { describeRecurrence } from '@/domain/agenda/describe-recurrence'
import { exceptionsOf, occurrencesOf } from '@/domain/agenda/recurrence'
import { formatShortDay } from '@/domain/time/date'

const SHOWN = 3

interface RecurrenceProps {
  event: AgendaInput
  next: readonly string[]
}

export function Recurrence({ event, next }: RecurrenceProps) {
  if (event.repeat === '') return null
  const until = next.at(-1) ?? event.lastdate
  const exceptions = exceptionsOf(event).filter((day) => day <= until)
  return (
    <div className="mt-1 flex gap-1.5">
      <Icon name="repeat" className="mt-0.5 size-5 shrink-0 text-primary" />
      <p className="min-w-0">
        {describeRecurrence(event)}.{' '}
        {exceptions.length > 0 && (
          <span className="text-ink-2">Ditiadakan {listDays(exceptions)}.</span>
        )}
      </p>
    </div>
  )
}

/** Returns the days of the occurrences after the first day. Empty for a single event. */
export function nextDays(event: AgendaInput): string[] {
  return event.repeat === '' ? [] : occurrencesOf(event).slice(1, 1 + SHOWN)
}

/** Returns text such as `Lalu 1 Des, 15 Des 2026, 5 Jan 2027.`, or '' for no days. */
export function describeNext(days: readonly string[]): string {
  return days.length > 0 ? `Lalu ${listDays(days)}.` : ''
}

/** Lists days with each year only once, after its last day. */
function listDays(days: readonly string[]): string {
  return days
    .map((day, at) => {
      const text = formatShortDay(day)
      return day.slice(0, 4) === days[at + 1]?.slice(0, 4) ? text.replace(/ \d+$/, '') : text
    })
    .join(', ')
}
