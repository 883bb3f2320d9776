import { classNames } from '@/components/ui/class-names'
import type { ComplaintStatus } from '@/domain/complaints/complaint'

const LOOKS: Record<ComplaintStatus, string> = {
  Baru: 'bg-primary text-on-primary',
  Diproses: 'bg-surface-2 text-accent-ink',
  Selesai: 'bg-primary-soft text-primary',
  Ditolak: 'bg-surface-2 text-danger',
  Duplikat: 'bg-surface-2 text-ink-2',
}

export function StatusChip({ status }: { status: ComplaintStatus }) {
  return (
    <span
      className={classNames(
        'inline-block shrink-0 rounded-full px-3 py-1 text-xs font-semibold',
        LOOKS[status],
      )}
    >
      {status}
    </span>
  )
}
