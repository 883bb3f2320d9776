import * as v from 'valibot'
import { useToday } from '@/components/browser/use-now'
import type { Values } from '@/components/form/validate'
import { REPEATS } from '@/domain/agenda/recurrence'
import { isRealDay } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { AgendaCard } from '../agenda-card'

const text = v.fallback(v.string(), '')
const written = v.object({
  title: text,
  date: text,
  time: text,
  endtime: text,
  repeat: v.fallback(v.picklist(REPEATS), ''),
  lastdate: text,
  exceptions: text,
  location: text,
  description: text,
})

export function AgendaPreview({ values }: { values: Values }) {
  const today = useToday(useZone())
  const event = v.parse(written, values)
  const date = isRealDay(event.date) ? event.date : today
  const goesOn = isRealDay(event.lastdate) && event.lastdate > date
  const days = goesOn ? { date } : { date, lastdate: date, repeat: '' as const }
  return (
    <div className="mx-auto max-w-3xl py-8">
      <AgendaCard event={{ ...event, ...days }} today={today} />
    </div>
  )
}
