/** Why the site could not be published, and what is to be done about it. */
export const PUBLISHING_FAILURE = {
  rights:
    'Function penerbit belum berhak mengubah situs. Minta pemasang situs memberinya peran Firebase Hosting Admin.',
  build:
    'Situs dan functions tidak berasal dari pemasangan yang sama. Minta pemasang situs menjalankan npm run deploy sampai selesai.',
  quota:
    'Kuota Firebase Hosting habis. Minta pemasang situs memeriksa kuota dan tagihan di Firebase console.',
  content:
    'Halaman situs tidak dapat disusun. Minta pemasang situs melihat log function site-publish.',
  hosting:
    'Firebase Hosting tidak melayani. Ini dicoba lagi dengan sendirinya; bila sampai besok belum pulih, hubungi pemasang situs.',
} as const

export type PublishingFailure = keyof typeof PUBLISHING_FAILURE

export const PUBLISHING_FAILURES = Object.keys(PUBLISHING_FAILURE) as PublishingFailure[]
