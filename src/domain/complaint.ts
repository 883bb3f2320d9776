export const COMPLAINT_CATEGORIES = [
  'infrastruktur',
  'pelayanan',
  'sosial',
  'keamanan',
  'lainnya',
] as const
export const COMPLAINT_STATUSES = ['Baru', 'Diproses', 'Selesai', 'Ditolak', 'Duplikat'] as const
export const COMPLAINT_SUCCESS_MILLISECONDS = 5_000

export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number]

/** Where each status may go: closed ones can be reopened. */
export const NEXT_STATUSES: Record<ComplaintStatus, readonly ComplaintStatus[]> = {
  Baru: ['Diproses', 'Selesai', 'Ditolak', 'Duplikat'],
  Diproses: ['Selesai', 'Ditolak', 'Duplikat'],
  Selesai: ['Diproses'],
  Ditolak: ['Diproses'],
  Duplikat: ['Diproses'],
}
