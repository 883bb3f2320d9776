export const DOCUMENT_LABELS = {
  title: 'Judul',
  type: 'Jenis',
  year: 'Tahun',
  url: 'Tautan',
} as const
