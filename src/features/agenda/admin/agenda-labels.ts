export const AGENDA_LABELS = {
  title: 'Nama kegiatan',
  date: 'Tanggal',
  lastdate: 'Sampai tanggal',
  time: 'Jam mulai',
  endtime: 'Jam selesai',
  repeat: 'Berulang',
  exceptions: 'Tanggal yang ditiadakan',
  location: 'Tempat',
  description: 'Keterangan',
} as const
