import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClockDay, useToday } from '@/components/browser/use-now'
import { GlanceLink } from '@/components/ui/glance-link'
import { Loaded } from '@/components/ui/states/loaded'
import { itemIn, paths } from '@/domain/paths'
import { dayName, formatNearDay, TIME_ZONES } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { comingAgendaQuery } from './coming-agenda-query'

export function NextEvent() {
  const zone = useZone()
  const coming = useQuery(comingAgendaQuery.options)
  const today = useToday(zone)
  const clockDay = useClockDay(zone)
  const [since] = useState(today)
  const from = (day: string) => coming.data?.find(({ date }) => date >= day)
  const next = coming.data && (from(today) ?? from(since) ?? null)
  return (
    <Loaded
      query={{ ...coming, data: next }}
      subject="agenda"
      failure={null}
      skeleton={<div className="mx-4 my-2 h-17 skeleton" />}
    >
      {({ id, title, date, time }) => (
        <GlanceLink
          to={itemIn(paths.agenda, id)}
          icon="calendar-days"
          label={
            <span className="flex min-h-[2lh] items-center">
              <span className="line-clamp-2">{title}</span>
            </span>
          }
        >
          <time dateTime={date}>{dayName(date, clockDay) || formatNearDay(date)}</time>
          {`, ${time}\u00a0${TIME_ZONES[zone]}`}
        </GlanceLink>
      )}
    </Loaded>
  )
}
