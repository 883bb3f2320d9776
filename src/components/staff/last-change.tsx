import { Time } from '../ui/time'
import { StaffName } from './staff-name'

interface LastChangeProps {
  by: string
  /** Time in ISO 8601, or '' if nobody has changed it. */
  at: string
}

export function LastChange({ by, at }: LastChangeProps) {
  if (at === '') return null
  return (
    <span className="text-ink-2">
      Terakhir diubah <StaffName uid={by} self="Anda" />, <Time at={at} />
    </span>
  )
}
