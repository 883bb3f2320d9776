import { useZone } from '@/lib/query/settings-query'
import { useClockDay } from '@/components/browser/use-now'
import { formatShortDay } from '@/domain/time/date'

interface ValidUntilProps {
  day: string
}

/** Shows the last day of validity, or that the validity has ended. */
export function ValidUntil({ day }: ValidUntilProps) {
  return `${day < useClockDay(useZone()) ? 'Berakhir' : 'Berlaku sampai'} ${formatShortDay(day)}`
}
