import { formatInstant } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'

/** Shows a time, given in ISO 8601 or epoch milliseconds, in the village's time zone. */
export function Time({ at }: { at: string | number }) {
  const time = new Date(at)
  return <time dateTime={time.toISOString()}>{formatInstant(useZone(), time)}</time>
}
