import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { ReportState } from './report/report-state'

const LOOKS: Record<ReportState, { icon: IconName; style: string }> = {
  Tersimpan: { icon: 'save', style: 'text-accent-ink' },
  Mengirim: { icon: 'send', style: 'text-info' },
  Terkirim: { icon: 'circle-check', style: 'text-success' },
  Ditolak: { icon: 'circle-alert', style: 'text-danger' },
}

export function StateChip({ state }: { state: ReportState }) {
  const { icon, style } = LOOKS[state]
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-sm font-semibold', style)}>
      <Icon name={icon} className="size-4" />
      {state}
    </span>
  )
}
