export const ARTICLE_LABELS = {
  title: 'Judul',
  excerpt: 'Ringkasan',
  content: 'Isi',
  imageurl: 'Foto',
  imagealt: 'Keterangan foto',
  author: 'Penulis',
  date: 'Tanggal',
} as const
