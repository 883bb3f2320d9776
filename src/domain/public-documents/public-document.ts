/** Types of documents that a village must publish (UU 14/2008 and Permendagri 20/2018), and of other documents. */
export const DOCUMENT_TYPES = {
  RPJMDes: 'RPJMDes',
  RKPDes: 'RKPDes',
  APBDes: 'APBDes',
  LPPD: 'LPPD',
  LRA: 'Laporan realisasi anggaran',
  IPPD: 'IPPD',
  Perdes: 'Peraturan desa',
  Perkades: 'Peraturan kepala desa',
  SK: 'Keputusan kepala desa',
  Perjanjian: 'Perjanjian',
  DIP: 'Daftar informasi publik',
  'Laporan PPID': 'Laporan PPID',
  lainnya: 'Dokumen lain',
} as const
export type DocumentType = keyof typeof DOCUMENT_TYPES

/** Classes of public information (Perki 1/2018). Exempt information has no class, which prevents its publication. */
export const DOCUMENT_CLASSES = {
  berkala: 'Berkala',
  'serta-merta': 'Serta merta',
  'setiap-saat': 'Setiap saat',
} as const
export type DocumentClass = keyof typeof DOCUMENT_CLASSES

const PERIODIC: readonly string[] = ['RPJMDes', 'RKPDes', 'APBDes', 'LPPD', 'LRA', 'IPPD']

/** Returns the usual class of a document type. It applies to documents that were stored without a class. */
export const usualClass = (type: string): DocumentClass =>
  PERIODIC.includes(type) ? 'berkala' : 'setiap-saat'

/** Forms in which a document is available. `cetak` means only on paper, at the office. */
export const DOCUMENT_FORMS = {
  'salinan digital': 'Salinan digital',
  cetak: 'Cetak (hanya di kantor)',
  keduanya: 'Keduanya',
} as const
export type DocumentForm = keyof typeof DOCUMENT_FORMS

/** Officer who is responsible for public information, unless a document names another officer. */
export const USUAL_OFFICER = 'Sekretaris Desa'
