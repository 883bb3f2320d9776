import { useState } from 'react'
import { useClockDay, useToday } from '@/components/browser/use-now'
import { formatLongDay, type TimeZone } from '@/domain/time/date'

interface AbsenceProps {
  /** Its last day, `YYYY-MM-DD`, or '' for none. */
  until: string
  zone: TimeZone
}

/** Until when somebody is not in the office. What ends while it stands there leaves its room, so that nothing moves. */
export function Absence({ until, zone }: AbsenceProps) {
  const [since] = useState(useToday(zone))
  const isOver = until < useClockDay(zone)
  if (until < since) return null
  return (
    <p className={isOver ? 'invisible text-sm' : 'text-sm'}>
      Tidak di kantor sampai dengan {formatLongDay(until)}
    </p>
  )
}
