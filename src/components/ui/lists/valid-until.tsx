import { useZone } from '@/lib/query/settings-query'
import { useClockDay } from '@/components/browser/use-now'
import { formatShortDay } from '@/domain/time/date'

/** Shows the last day of validity, or that the validity has ended. */
export function ValidUntil({ day }: { day: string }) {
  return `${day < useClockDay(useZone()) ? 'Berakhir' : 'Berlaku sampai'} ${formatShortDay(day)}`
}
