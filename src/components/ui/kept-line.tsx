import { formatClock, type TimeZone } from '@/domain/date'
import { Icon } from './icon'

interface KeptLineProps {
  /** When what is on the device was typed, in epoch milliseconds; undefined when nothing is. */
  at: number | undefined
  /** The device does not have it yet. */
  isPending: boolean
  zone: TimeZone
}

/** Says where what is typed is, while the server does not have it. */
export function KeptLine({ at, isPending, zone }: KeptLineProps) {
  if (at === undefined) return null
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Icon name="save" className="size-4" />
      {isPending
        ? 'Menyimpan di perangkat …'
        : `Tersimpan di perangkat ${formatClock(zone, new Date(at))}`}
    </p>
  )
}
