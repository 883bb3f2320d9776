import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { StoredReport } from '@/lib/reports/report-store'
import { wordedFor } from '@/services/reports/report-draft'

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

const REPORT_STATES = {
  Tersimpan: 'Tersimpan di perangkat, dikirim saat ada jaringan.',
  Mengirim: 'Sedang dikirim.',
  Terkirim: 'Sudah diterima kantor desa.',
  Ditolak: 'Tidak diterima.',
} as const
export type ReportState = keyof typeof REPORT_STATES

export function stateOf(
  { id, state }: Pick<StoredReport, 'id' | 'state'>,
  sending: string | null,
): ReportState {
  if (state === 'waiting') return id === sending ? 'Mengirim' : 'Tersimpan'
  return state === 'sent' ? 'Terkirim' : 'Ditolak'
}

const REFUSALS = {
  closed: 'Penerimaan laporan sedang ditutup. Isinya tetap tersimpan di sini; coba lagi nanti.',
  denied: 'Kantor desa tidak dapat menerima laporan ini. Periksa isinya, lalu coba lagi.',
} as const

const OBSTACLES = {
  server: 'Tersimpan di perangkat. Server sedang terganggu; laporan ini dikirim lagi sendiri.',
  busy: 'Tersimpan di perangkat. Laporan yang masuk saat ini terlalu banyak; laporan ini dikirim lagi sendiri.',
  rejected:
    'Tersimpan di perangkat. Server menolaknya; laporan ini dicoba lagi sendiri. Bila tetap begini, hubungi kantor desa.',
} as const

const CHECKING = 'Memeriksa… Laporan yang masuk sedang banyak, jadi pengiriman ini perlu sebentar.'

export function sentenceOf(
  { kind, problem, obstacle }: Pick<StoredReport, 'kind' | 'problem' | 'obstacle'>,
  state: ReportState,
): string {
  if (state === 'Ditolak' && problem) return wordedFor(kind, REFUSALS[problem])
  if (state === 'Mengirim' && obstacle === 'busy') return wordedFor(kind, CHECKING)
  return state === 'Tersimpan' && obstacle
    ? wordedFor(kind, OBSTACLES[obstacle])
    : REPORT_STATES[state]
}
