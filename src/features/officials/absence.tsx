import { useState } from 'react'
import { useClockDay, useToday } from '@/components/browser/use-now'
import { formatLongDay } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'

interface AbsenceProps {
  /** Last day, `YYYY-MM-DD`, or ''. */
  until: string
}

/** Notice of an absence. If it ends while shown, its space stays, so that nothing moves. */
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
