/** The names of the fields that news and announcements share. */
export const ARTICLE_LABELS = {
  title: 'Judul',
  excerpt: 'Ringkasan',
  content: 'Isi',
  imageurl: 'Gambar',
  imagealt: 'Keterangan gambar',
  author: 'Penulis',
  date: 'Tanggal',
} as const
