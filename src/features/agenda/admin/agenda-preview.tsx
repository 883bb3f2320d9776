import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { REPEATS } from '@/domain/agenda/recurrence'
import { isRealDay, type TimeZone } from '@/domain/time/date'
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

export function AgendaPreview({
  values,
  today,
  zone,
}: {
  values: Values
  today: string
  zone: TimeZone
}) {
  const event = v.parse(written, values)
  const date = isRealDay(event.date) ? event.date : today
  const goesOn = isRealDay(event.lastdate) && event.lastdate > date
  const days = goesOn ? { date } : { date, lastdate: date, repeat: '' as const }
  return (
    <div className="mx-auto max-w-3xl py-8">
      <AgendaCard event={{ ...event, ...days }} today={today} zone={zone} />
    </div>
  )
}
