import { Icon } from '@/components/ui/icon'
import type { AgendaInput } from '@/domain/agenda/agenda-schema'
import { describeRecurrence } from '@/domain/agenda/describe-recurrence'
import { exceptionsOf, occurrencesOf } from '@/domain/agenda/recurrence'
import { formatShortDay } from '@/domain/time/date'

const SHOWN = 3

/** How an event comes again from its day on, when it does next, and when it does not although one would think so. */
export function Recurrence({ event }: { event: AgendaInput }) {
  if (event.repeat === '') return null
  const next = occurrencesOf(event).slice(1, 1 + SHOWN)
  const until = next.at(-1) ?? event.lastdate
  const exceptions = exceptionsOf(event).filter((day) => day <= until)
  return (
    <div className="mt-1 flex gap-1.5">
      <Icon name="repeat" className="mt-0.5 size-5 shrink-0 text-primary" />
      <p className="min-w-0">
        {describeRecurrence(event)}.{' '}
        {next.length > 0 && <span className="text-ink-2">Lalu {days(next)}. </span>}
        {exceptions.length > 0 && (
          <span className="text-ink-2">Tidak ada pada {days(exceptions)}.</span>
        )}
      </p>
    </div>
  )
}

function days(of: readonly string[]) {
  return of.map(formatShortDay).join(', ')
}
