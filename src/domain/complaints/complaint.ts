export const COMPLAINT_CATEGORIES = [
  'infrastruktur',
  'pelayanan',
  'sosial',
  'keamanan',
  'lainnya',
] as const
export type ComplaintCategory = (typeof COMPLAINT_CATEGORIES)[number]

export const CATEGORY_LABEL: Record<ComplaintCategory, string> = {
  infrastruktur: 'Infrastruktur',
  pelayanan: 'Pelayanan',
  sosial: 'Sosial',
  keamanan: 'Keamanan',
  lainnya: 'Lainnya',
}

export const COMPLAINT_STATUSES = ['Baru', 'Diproses', 'Selesai', 'Ditolak', 'Duplikat'] as const
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number]

export const COMPLAINT_SUCCESS_MILLISECONDS = 5_000

/** Channels by which a report reached the office: through the site, or entered by staff. */
export const COMPLAINT_CHANNELS = ['situs', 'telepon', 'whatsapp', 'datang'] as const
export type ComplaintChannel = (typeof COMPLAINT_CHANNELS)[number]

export const CHANNEL_LABEL: Record<ComplaintChannel, string> = {
  situs: 'Situs desa',
  telepon: 'Telepon',
  whatsapp: 'WhatsApp',
  datang: 'Datang ke kantor',
}

/** Kinds of history entries: an action, a note for staff, a call with the reporter. */
export const HISTORY_KINDS = ['tindakan', 'catatan', 'panggilan'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/**
 * Maximum number of reports per hour without a proof of work, far above the few reports that a village gets in a day.
 * It also limits how many rows an attack can add to the desk's list.
 */
export const REPORTS_PER_HOUR = 120

/** Maximum size of a photo in bytes after preparation. */
export const COMPLAINT_PHOTO_MAX_BYTES = 2 * 1024 * 1024

/** Maximum number of public replies to a report. Firestore documents are limited to 1 MiB. */
export const REPLIES_MAX = 50

/** Number of months with published figures, including the current one. */
export const PUBLISHED_MONTHS = 12

/** Minimum number of answered reports for a median. A median of fewer could identify single reports. */
export const MEDIAN_MIN_ANSWERS = 5

export const VERDICTS = ['ya', 'belum'] as const
export type Verdict = (typeof VERDICTS)[number]

export const VERDICT_DAYS = 14

export const VERDICT_REASON_MIN = 10

/** Minimum number of verdicts for a percentage. A percentage of fewer could identify single reports. */
export const VERDICTS_MIN = 5

/** Possible next statuses for each status. Closed reports can be reopened. */
export const NEXT_STATUSES: Record<ComplaintStatus, readonly ComplaintStatus[]> = {
  Baru: ['Diproses', 'Selesai', 'Ditolak', 'Duplikat'],
  Diproses: ['Selesai', 'Ditolak', 'Duplikat'],
  Selesai: ['Diproses'],
  Ditolak: ['Diproses'],
  Duplikat: ['Diproses'],
}

export function isClosed(status: ComplaintStatus): boolean {
  return status !== 'Baru' && status !== 'Diproses'
}

/** Returns the path of a report's photo in the bucket. `time` (epoch ms) differs for each upload attempt. */
export function complaintPhotoPath(id: string, time: number): string {
  return `images/pengaduan/${id}/${time}.jpg`
}

/** Values that replace personal data in an anonymised report. */
export const ANONYMISED = {
  name: 'Anonim',
  address: '-',
  phone: '',
  report: 'Isi laporan dihapus karena laporan sudah dianonimkan.',
  documentationurl: '',
} as const
/** Text that replaces public replies in an anonymised report, because they can contain names. */
export const ANONYMISED_REPLY = 'Balasan dihapus karena laporan sudah dianonimkan.'
