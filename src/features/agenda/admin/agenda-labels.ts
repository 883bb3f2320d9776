/** The names of an event's fields. */
export const AGENDA_LABELS = {
  title: 'Nama kegiatan',
  date: 'Tanggal',
  time: 'Jam mulai',
  location: 'Tempat',
  description: 'Keterangan',
} as const
