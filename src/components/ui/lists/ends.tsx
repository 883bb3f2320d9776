import { useClockDay } from '@/components/browser/use-now'
import { type TimeZone, formatShortDay } from '@/domain/time/date'

interface EndsProps {
  /** The last day on which something holds, `YYYY-MM-DD`. */
  day: string
  zone: TimeZone
}

/** Until when something holds; once that is over, that it has ended. */
export function Ends({ day, zone }: EndsProps) {
  return `${day < useClockDay(zone) ? 'Berakhir' : 'Berlaku sampai'} ${formatShortDay(day)}`
}
