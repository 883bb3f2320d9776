import type { DocumentType } from '@/domain/public-documents/public-document'

/** Newest first: type, title with the year, years before this one, number of the PDF or address of the link. */
export const PUBLIC_DOCUMENTS: readonly (readonly [
  type: DocumentType,
  title: (year: number) => string,
  yearsAgo: number,
  file: number | string,
])[] = [
  ['APBDes', (year) => `Peraturan Desa tentang APBDes ${year}`, 0, 0],
  ['RKPDes', (year) => `Rencana Kerja Pemerintah Desa ${year}`, 0, 1],
  [
    'LPPD',
    (year) => `Laporan Penyelenggaraan Pemerintahan Desa ${year}`,
    1,
    'https://ppid.sukamaju.example/lppd.pdf',
  ],
  [
    'APBDes',
    (year) => `Laporan pertanggungjawaban APBDes ${year}`,
    1,
    'https://ppid.sukamaju.example/lpj-apbdes.pdf',
  ],
  [
    'lainnya',
    (year) => `Daftar informasi publik PPID desa ${year}`,
    1,
    'https://ppid.sukamaju.example/daftar-informasi.pdf',
  ],
  ['RPJMDes', (year) => `Rencana Pembangunan Jangka Menengah Desa ${year}–${year + 7}`, 4, 2],
]
