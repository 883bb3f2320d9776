import type { DocumentClass, DocumentType } from '@/domain/public-documents/public-document'

export interface DocumentText {
  type: DocumentType
  title: (year: number) => string
  excerpt: string
  yearsAgo: number
  number?: string
  day?: string
  officer?: string
  retention?: string
  class?: DocumentClass
  /** Lines of the PDF, URL of a linked document, or '' for a document that exists only on paper. */
  content: readonly string[] | string
}

const OFFICE = 'Pemerintah Desa Sukamaju, Kecamatan Giriwangi, Kabupaten Mandalagiri'
const END = 'Dokumen contoh. Ganti dengan dokumen desa Anda.'

/** Public documents, newest first. */
export const PUBLIC_DOCUMENTS: readonly DocumentText[] = [
  {
    type: 'APBDes',
    title: (year) => `Peraturan Desa tentang APBDes ${year}`,
    excerpt: 'Pendapatan, belanja, dan pembiayaan desa selama satu tahun.',
    yearsAgo: 0,
    number: '5',
    day: '12-28',
    officer: 'Kaur Keuangan',
    retention: 'Selama berlaku',
    content: [OFFICE, 'Pasal 1. APBDes memuat pendapatan, belanja, dan pembiayaan.', END],
  },
  {
    type: 'RKPDes',
    title: (year) => `Rencana Kerja Pemerintah Desa ${year}`,
    excerpt: 'Kegiatan tahun ini dengan lokasi, pelaksana, dan perkiraan biayanya.',
    yearsAgo: 0,
    number: '4',
    day: '09-30',
    officer: 'Kaur Perencanaan',
    retention: 'Selama berlaku',
    content: [OFFICE, 'Hasil musyawarah desa, diurutkan menurut bidang.', END],
  },
  {
    type: 'DIP',
    title: (year) => `Daftar informasi publik ${year}`,
    excerpt: 'Semua informasi yang dikuasai desa, dengan golongan dan penanggung jawabnya.',
    yearsAgo: 0,
    retention: 'Satu tahun',
    content: [OFFICE, 'Daftar ini diperbarui setiap enam bulan.', END],
  },
  {
    type: 'LRA',
    title: (year) => `Laporan realisasi APBDes ${year}`,
    excerpt: 'Anggaran dan realisasi setiap kegiatan sampai akhir tahun.',
    yearsAgo: 1,
    officer: 'Kaur Keuangan',
    content: [OFFICE, 'Realisasi pendapatan, belanja, dan pembiayaan.', END],
  },
  {
    type: 'LPPD',
    title: (year) => `Laporan Penyelenggaraan Pemerintahan Desa ${year}`,
    excerpt: '',
    yearsAgo: 1,
    content: 'https://ppid.sukamaju.example/lppd.pdf',
  },
  {
    type: 'SK',
    title: (year) => `Keputusan Kepala Desa tentang PPID Desa ${year}`,
    excerpt: 'Sekretaris Desa ditunjuk sebagai PPID. Salinan dapat dibaca di ruang pelayanan.',
    yearsAgo: 2,
    number: '11',
    day: '02-14',
    retention: 'Sampai diganti',
    content: '',
  },
  {
    type: 'lainnya',
    class: 'serta-merta',
    title: () => 'Jalur dan tempat evakuasi longsor',
    excerpt: 'Jalur dari tiga dusun ke balai desa dan lapangan, dengan nomor siaga.',
    yearsAgo: 2,
    officer: 'Kasi Kesejahteraan',
    content: [
      OFFICE,
      'Dusun Cikalong: lewat jalan masjid ke lapangan desa.',
      'Dusun Babakan Sari: lewat jembatan gantung ke balai desa.',
      'Siaga: 0812-0000-0091.',
      END,
    ],
  },
  {
    type: 'RPJMDes',
    title: (year) => `Rencana Pembangunan Jangka Menengah Desa ${year}–${year + 7}`,
    excerpt: 'Arah pembangunan selama masa jabatan Kepala Desa.',
    yearsAgo: 4,
    number: '2',
    day: '03-19',
    officer: 'Kaur Perencanaan',
    retention: 'Delapan tahun',
    content: [OFFICE, 'Visi, misi, arah kebijakan, dan rencana kegiatan per bidang.', END],
  },
]

export const BUSINESS_FORM = {
  title: 'Formulir surat keterangan usaha',
  content: [
    'Nama usaha: ............................................',
    'Jenis usaha: ...........................................',
    'Alamat usaha: ..........................................',
    'Berdiri sejak: .........................................',
    'Serahkan kepada loket pelayanan Kantor Desa Sukamaju.',
  ],
}
