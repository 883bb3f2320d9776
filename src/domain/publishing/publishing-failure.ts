import { formatInstant, type TimeZone } from '../time/date'

const WHAT_TO_DO = {
  rights:
    'Fungsi penerbit belum berhak mengubah situs: minta pemasang situs memberinya peran Firebase Hosting Admin.',
  site: 'Situs Hosting tidak ditemukan: minta pemasang situs mengisi VITE_HOSTING_SITE, lalu menjalankan npm run deploy.',
  build:
    'Situs dan fungsinya bukan dari pemasangan yang sama: minta pemasang situs menjalankan npm run deploy sampai selesai.',
  quota:
    'Kuota Firebase Hosting habis: minta pemasang situs memeriksa kuota dan tagihannya di Firebase console.',
  content: 'Halaman tidak dapat disusun: minta pemasang situs melihat log fungsi site-publish.',
  hosting:
    'Firebase Hosting sedang bermasalah. Situs mencoba lagi sendiri; bila sampai besok belum pulih, hubungi pemasang situs.',
  pages:
    'Buka isinya dan simpan lagi; bila tetap begitu, minta pemasang situs melihat log fungsi site-publish.',
  stopped:
    'Fungsi penerbit tidak berjalan: minta pemasang situs memeriksa tagihan proyek dan log fungsi site-publish di Firebase console.',
} as const

export type PublishingFailure = keyof typeof WHAT_TO_DO

export const PUBLISHING_FAILURES = Object.keys(WHAT_TO_DO) as PublishingFailure[]

export interface ExplainedFailure {
  code: PublishingFailure
  /** Time since which visitors have seen no new content, in ISO 8601. */
  at: string
  /** Titles of the pages that could not be updated, for the code `pages`. */
  pages?: readonly string[] | undefined
}

const NAMED = 3

/** Returns a text with the time since which visitors have seen no new content, the affected pages and the remedy. */
export function publishingFailureText(
  zone: TimeZone,
  { code, at, pages = [] }: ExplainedFailure,
): string {
  const since = formatInstant(zone, new Date(at))
  if (code === 'pages') {
    const named = pages.slice(0, NAMED).map((title) => `“${title}”`)
    const rest = pages.length > NAMED ? ` dan ${pages.length - NAMED} halaman lain` : ''
    return `Sejak ${since} halaman ini tidak dapat disusun: ${named.join(', ')}${rest}. Pengunjung belum melihat perubahannya; halaman lain sudah diperbarui. ${WHAT_TO_DO[code]}`
  }
  return `Sejak ${since} situs tidak dapat diperbarui; pengunjung belum melihat perubahan sesudahnya. ${WHAT_TO_DO[code]}`
}
