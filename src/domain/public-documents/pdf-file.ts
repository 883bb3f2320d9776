import { showsPublicPictures } from '../pictures/public-pictures'
import { isDocumentLink, sizeText } from './document-address'

export const PDF_MAX_BYTES = 10 * 1024 * 1024
/** Size in bytes from which a PDF opens slowly on a phone. */
const LARGE_PDF_BYTES = 5 * 1024 * 1024

/** Matches the address of a PDF in the project's bucket. The fragment is the file size in bytes. */
const PDF_ADDRESS =
  /^(?:https:\/\/firebasestorage\.googleapis\.com)?\/v0\/b\/[a-z0-9._-]{3,222}\/o\/documents%2F\d{13}\.pdf\?alt=media#\d{1,8}$/

/** Suffix of an uploaded PDF's address until the user confirms that the PDF contains no personal data. */
const UNCONFIRMED = '?'
export const isUnconfirmed = (address: string): boolean =>
  address.endsWith(UNCONFIRMED) && PDF_ADDRESS.test(address.slice(0, -1))

/** Adds or removes the suffix for a PDF that must still be checked for personal data. */
export const withConfirmation = (address: string, isConfirmed: boolean): string =>
  address.replace(/\??$/, isConfirmed ? '' : UNCONFIRMED)

/** Value of an address field during the upload of its file. No schema accepts it. */
export const UPLOADING = 'mengunggah:'

/** Returns an error message if a PDF in the project's bucket cannot be published, otherwise ''. */
function uploadProblem(address: string): string {
  if (address === UPLOADING)
    return 'Berkas belum terunggah. Tunggu sampai selesai, atau pilih lagi.'
  return isUnconfirmed(address) ? 'Centang dulu bahwa berkas ini sudah Anda periksa.' : ''
}

/** Returns an error message for an invalid address of a PDF in the project's bucket, or ''. */
export function pdfAddressProblem(address: string): string {
  if (PDF_ADDRESS.test(address)) return ''
  return uploadProblem(address) || 'Berkas ini bukan PDF situs ini. Hapus, lalu lampirkan lagi.'
}

/** Returns an error message unless an address is a link or a PDF in the project's bucket, otherwise ''. */
export function addressProblem(address: string): string {
  if (PDF_ADDRESS.test(address)) return ''
  if (uploadProblem(address)) return uploadProblem(address)
  if (!isDocumentLink(address)) return 'Tautan harus lengkap dan diawali https://.'
  return showsPublicPictures(address)
    ? ''
    : 'Tautan ini ke tempat penyimpanan (“/o/”) yang tidak boleh terbit. Unggah berkasnya, atau pakai tautan lain.'
}

export interface ChosenFile {
  name: string
  bytes: number
  /** First 1,024 bytes as a string with one character per byte. */
  start: string
  /** Last 65,536 bytes as a string with one character per byte. */
  end: string
}

/** Returns why a file cannot be stored as a PDF, or ''. PDF readers accept a header in the first 1,024 bytes. */
export function pdfProblem({ bytes, start }: ChosenFile): string {
  if (bytes === 0) return 'Berkas ini kosong (0 byte). Pilih berkas lain.'
  if (!start.includes('%PDF-'))
    return 'Berkas ini bukan PDF. Simpan atau cetak dokumennya sebagai PDF, lalu pilih lagi.'
  if (bytes > PDF_MAX_BYTES)
    return `Ukuran berkas ${sizeText(bytes)}; paling besar 10 MB. Pindai ulang dengan 150 dpi, atau pisahkan dokumennya.`
  return ''
}

/** Returns a warning about what staff should check before they publish a PDF, or ''. */
export function pdfWarning({ name, bytes, start, end }: ChosenFile): string {
  const warnings = [
    /\d{16}/.test(name) &&
      'Dokumen ini tampaknya memuat NIK. Hapus data pribadi sebelum diterbitkan.',
    (start + end).includes('/Encrypt') &&
      'PDF ini dikunci. Pastikan dapat dibuka tanpa kata sandi.',
    bytes > LARGE_PDF_BYTES && 'Berkas besar sulit dibuka di HP. Pindai ulang dengan 150 dpi.',
  ]
  return warnings.filter(Boolean).join(' ')
}
