import type { DocumentType } from '@/domain/public-documents/public-document'

/** Documents, newest first: type, title with the year, years before this one, file name. */
export const PUBLIC_DOCUMENTS: readonly (readonly [
  type: DocumentType,
  title: (year: number) => string,
  yearsAgo: number,
  file: string,
])[] = [
  ['APBDes', (year) => `Peraturan Desa tentang APBDes ${year}`, 0, 'perdes-apbdes.pdf'],
  ['RKPDes', (year) => `Rencana Kerja Pemerintah Desa ${year}`, 0, 'rkpdes.pdf'],
  ['LPPD', (year) => `Laporan Penyelenggaraan Pemerintahan Desa ${year}`, 1, 'lppd.pdf'],
  ['APBDes', (year) => `Laporan pertanggungjawaban APBDes ${year}`, 1, 'lpj-apbdes.pdf'],
  ['lainnya', (year) => `Daftar informasi publik PPID desa ${year}`, 1, 'daftar-informasi.pdf'],
  [
    'RPJMDes',
    (year) => `Rencana Pembangunan Jangka Menengah Desa ${year}–${year + 7}`,
    4,
    'rpjmdes.pdf',
  ],
]
