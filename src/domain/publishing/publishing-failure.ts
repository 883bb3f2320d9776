import { formatInstant, type TimeZone } from '../date'

/** Why the site could not be published, and what is to be done about it. */
const WHAT_TO_DO = {
  rights:
    'Fungsi penerbit belum berhak mengubah situs: minta pemasang situs memberinya peran Firebase Hosting Admin.',
  build:
    'Situs dan fungsinya bukan dari pemasangan yang sama: minta pemasang situs menjalankan npm run deploy sampai selesai.',
  quota:
    'Kuota Firebase Hosting habis: minta pemasang situs memeriksa kuota dan tagihannya di Firebase console.',
  content: 'Halaman tidak dapat disusun: minta pemasang situs melihat log fungsi site-publish.',
  hosting:
    'Firebase Hosting tidak melayani. Ini dicoba lagi dengan sendirinya; bila sampai besok belum pulih, hubungi pemasang situs.',
  stopped:
    'Fungsi penerbit tidak berjalan: minta pemasang situs memeriksa tagihan proyek dan log fungsi site-publish di Firebase console.',
} as const

export type PublishingFailure = keyof typeof WHAT_TO_DO

export const PUBLISHING_FAILURES = Object.keys(WHAT_TO_DO) as PublishingFailure[]

/** Since when (`at`, ISO 8601) visitors see nothing new, and what is to be done, in sentences. */
export function publishingFailureText(
  zone: TimeZone,
  { code, at }: { code: PublishingFailure; at: string },
): string {
  const since = formatInstant(zone, new Date(at))
  return `Sejak ${since} situs tidak dapat diperbarui; pengunjung belum melihat perubahan sesudahnya. ${WHAT_TO_DO[code]}`
}
