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

/** How a report came to the office: through the site, or taken down by staff. */
export const COMPLAINT_CHANNELS = ['situs', 'telepon', 'whatsapp', 'datang'] as const
export type ComplaintChannel = (typeof COMPLAINT_CHANNELS)[number]

export const CHANNEL_LABEL: Record<ComplaintChannel, string> = {
  situs: 'Situs desa',
  telepon: 'Telepon',
  whatsapp: 'WhatsApp',
  datang: 'Datang ke kantor',
}

/** What is noted of a report: a step of its handling, a note for staff, a call with the reporter. */
export const HISTORY_KINDS = ['tindakan', 'catatan', 'panggilan'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/**
 * The most reports that the site takes in an hour; further ones wait on their devices. A village gets some
 * in a day; whoever sends thousands fills a hundred rows of the desk's list in an hour, and not thousands.
 */
export const REPORTS_PER_HOUR = 120

/** A photo is at most so many bytes, however large the one was that was taken. */
export const COMPLAINT_PHOTO_MAX_BYTES = 2 * 1024 * 1024

/** The most public replies that a report may get; Firestore's documents end at 1 MiB. */
export const REPLIES_MAX = 50

/** Of so many months it is told how many reports came; the present one is the last. */
export const MONTHS_COUNTED = 12

/** Below so many answers a median would tell of single cases. */
export const MEDIAN_MIN_ANSWERS = 5

/** What a reporter answers to "Sudah beres?". */
export const VERDICTS = ['ya', 'belum'] as const
export type Verdict = (typeof VERDICTS)[number]

/** So long after its end a report can be answered. */
export const VERDICT_DAYS = 14

/** Who says that something is not done says what, in so many characters at least. */
export const VERDICT_REASON_MIN = 10

/** Fewer answers than these would tell of single cases. */
export const VERDICTS_MIN = 5

/** Where each status may go: closed ones can be reopened. */
export const NEXT_STATUSES: Record<ComplaintStatus, readonly ComplaintStatus[]> = {
  Baru: ['Diproses', 'Selesai', 'Ditolak', 'Duplikat'],
  Diproses: ['Selesai', 'Ditolak', 'Duplikat'],
  Selesai: ['Diproses'],
  Ditolak: ['Diproses'],
  Duplikat: ['Diproses'],
}

/** Whether nothing more is to be done about it. */
export function isClosed(status: ComplaintStatus): boolean {
  return status !== 'Baru' && status !== 'Diproses'
}

/** Where a report's photo lies in the bucket; each try of an upload has a time (epoch ms) of its own. */
export function complaintPhotoPath(id: string, time: number): string {
  return `images/pengaduan/${id}/${time}.jpg`
}

/** What an anonymised report says in place of everything personal. */
export const ANONYMISED = {
  name: 'Anonim',
  address: '-',
  phone: '',
  report: 'Isi laporan dihapus karena laporan sudah dianonimkan.',
  documentationurl: '',
} as const
/** Replies can name people too. */
export const ANONYMISED_REPLY = 'Balasan dihapus karena laporan sudah dianonimkan.'
