import type { StoredReport } from '@/lib/reports/report-store'

/** The words for where a report on this device stands, and what each means. */
export const REPORT_STATES = {
  Tersimpan: 'Tersimpan di perangkat, dikirim saat ada jaringan.',
  Mengirim: 'Sedang dikirim.',
  Terkirim: 'Sudah diterima kantor desa.',
  Ditolak: 'Tidak diterima.',
} as const
export type ReportState = keyof typeof REPORT_STATES

export function stateOf({ id, state }: StoredReport, sending: string | null): ReportState {
  if (state === 'waiting') return id === sending ? 'Mengirim' : 'Tersimpan'
  return state === 'sent' ? 'Terkirim' : 'Ditolak'
}

/** Why a report was refused, and what can be done. */
export const REFUSALS = {
  closed: 'Penerimaan laporan sedang ditutup. Isinya tetap tersimpan di sini; coba lagi nanti.',
  denied: 'Kantor desa tidak dapat menerima laporan ini. Periksa isinya, lalu coba lagi.',
} as const
