import { useZone } from '@/lib/query/settings-query'
import { useClockDay } from '@/components/browser/use-now'
import { formatShortDay } from '@/domain/time/date'

interface ValidUntilProps {
  /** Last day of validity, `YYYY-MM-DD`. */
  day: string
}

/** Shows until when something is valid, or that it has ended. */
export function ValidUntil({ day }: ValidUntilProps) {
  return `${day < useClockDay(useZone()) ? 'Berakhir' : 'Berlaku sampai'} ${formatShortDay(day)}`
}
