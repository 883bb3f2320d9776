import { useClockDay } from '@/components/browser/use-now'
import { type TimeZone, formatShortDay } from '@/domain/time/date'

interface ValidUntilProps {
  /** Last day of validity, `YYYY-MM-DD`. */
  day: string
  zone: TimeZone
}

/** Shows until when something is valid, or that it has ended. */
export function ValidUntil({ day, zone }: ValidUntilProps) {
  return `${day < useClockDay(zone) ? 'Berakhir' : 'Berlaku sampai'} ${formatShortDay(day)}`
}
