/** The names of a public document's fields. */
export const DOCUMENT_LABELS = {
  title: 'Judul',
  type: 'Jenis',
  year: 'Tahun',
  url: 'Tautan',
} as const
