import { useClockDay } from '@/components/browser/use-now'
import { type TimeZone, formatShortDay } from '@/domain/time/date'

interface EndsProps {
  /** Last day of validity, `YYYY-MM-DD`. */
  day: string
  zone: TimeZone
}

/** Shows until when something is valid, or that it has ended. */
export function Ends({ day, zone }: EndsProps) {
  return `${day < useClockDay(zone) ? 'Berakhir' : 'Berlaku sampai'} ${formatShortDay(day)}`
}
