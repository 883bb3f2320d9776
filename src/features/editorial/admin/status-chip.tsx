import { classNames } from '@/components/ui/class-names'
import { STATE_LABEL } from '@/domain/drafts/draft'
import type { DraftState } from '@/domain/drafts/draft-schema'

const LOOKS: Record<DraftState | 'terbit', string> = {
  draf: 'bg-surface-2 text-ink-2',
  diajukan: 'bg-surface-2 text-info',
  terjadwal: 'bg-surface-2 text-accent-ink',
  terbit: 'bg-primary-soft text-primary',
}

export function StatusChip({ status }: { status: DraftState | 'terbit' }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-3 py-1 text-xs font-semibold',
        LOOKS[status],
      )}
    >
      {STATE_LABEL[status]}
    </span>
  )
}
