import { Link } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'
import { formatShortDay } from '@/domain/time/date'
import type { ListView } from './complaint-filter'

interface ReceivedFilterProps {
  view: Pick<ListView, 'from' | 'until'>
  address: string
  state: unknown
}

export function ReceivedFilter({ view: { from, until }, address, state }: ReceivedFilterProps) {
  if (!from && !until) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>Diterima {daysText(from, until)}</span>
      <Link
        to={address}
        state={state}
        replace
        className="inline-flex min-h-12 items-center gap-1 font-semibold text-primary underline-offset-4 hover:underline"
      >
        <Icon name="x" className="size-5" />
        Semua tanggal
      </Link>
    </p>
  )
}

function daysText(from: string, until: string): string {
  if (from === until) return formatShortDay(from)
  if (!from) return `sampai ${formatShortDay(until)}`
  if (!until) return `sejak ${formatShortDay(from)}`
  return `${formatShortDay(from)} – ${formatShortDay(until)}`
}
