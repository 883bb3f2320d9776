import type { ReactNode } from 'react'
import { formatInstant, type TimeZone } from '@/domain/time/date'

interface LastChangeProps {
  by: string
  /** ISO 8601, or '' if nobody has changed it. */
  at: string
  uid: string
  zone: TimeZone
  renderName: (uid: string) => ReactNode
}

export function LastChange({ by, at, uid, zone, renderName }: LastChangeProps) {
  if (at === '') return null
  return (
    <p className="text-ink-2">
      Terakhir diubah {by === uid ? 'Anda' : renderName(by)}, {formatInstant(zone, new Date(at))}
    </p>
  )
}
