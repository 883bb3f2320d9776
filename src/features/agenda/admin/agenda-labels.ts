/** The names of an event's fields. */
export const AGENDA_LABELS = {
  title: 'Nama kegiatan',
  date: 'Tanggal',
  time: 'Jam mulai',
  repeat: 'Berulang',
  lastdate: 'Berulang sampai',
  exceptions: 'Hari libur kegiatan',
  location: 'Tempat',
  description: 'Keterangan',
} as const
