import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { classNames } from '@/components/ui/class-names'
import { COMPLAINT_STATUSES } from '@/domain/complaints/complaint'
import { complaintCount } from '../complaints-query'
import type { ListView } from './complaint-filter'
import { formatCount } from '@/domain/text/money'

const LABELS: Partial<Record<ListView['status'], string>> = {
  terbuka: 'Belum selesai',
  semua: 'Semua',
}
const TABS: readonly ListView['status'][] = ['terbuka', ...COMPLAINT_STATUSES, 'semua']

interface StatusTabsProps {
  current: ListView['status']
  addressOf: (status: ListView['status']) => string
  state: unknown
}

export function StatusTabs({ current, addressOf, state }: StatusTabsProps) {
  const counts = useCounts()
  return (
    <nav aria-label="Status" className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
      <ul className="flex w-max gap-1 border-b border-hairline lg:w-auto">
        {TABS.map((status) => (
          <li key={status}>
            <Link
              to={addressOf(status)}
              state={state}
              replace
              ref={status === current ? show : undefined}
              aria-current={status === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center gap-2 border-b-2 px-3 text-sm font-semibold',
                status === current
                  ? 'border-primary text-primary'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {LABELS[status] ?? status}
              {status !== 'semua' && (
                <span className="min-w-6 rounded-full bg-surface-2 px-2 py-0.5 text-center text-xs text-ink-2 tabular-nums">
                  {counts[status] === undefined ? '…' : formatCount(counts[status])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const show = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest' })

// TanStack's `useQueries` would add 0.8 kB to a file that every visitor loads.
function useCounts(): Record<Exclude<ListView['status'], 'semua'>, number | undefined> {
  const Baru = useQuery(complaintCount('Baru')).data
  const Diproses = useQuery(complaintCount('Diproses')).data
  const Selesai = useQuery(complaintCount('Selesai')).data
  const Ditolak = useQuery(complaintCount('Ditolak')).data
  const Duplikat = useQuery(complaintCount('Duplikat')).data
  const terbuka = Baru === undefined || Diproses === undefined ? undefined : Baru + Diproses
  return { terbuka, Baru, Diproses, Selesai, Ditolak, Duplikat }
}
