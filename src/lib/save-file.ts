import { UserFacingError } from './errors'

/** Matches the in-app browsers of Facebook, Instagram, WhatsApp, Line and other Android apps. */
const IN_APP = /; wv\)|FB_IAB|FBA[NV]|Instagram|WhatsApp|Line\//

/**
 * Saves `content` as a download called `name`. Throws a UserFacingError in in-app browsers, which silently
 * ignore downloads of files that a page creates.
 */
export function saveFile(name: string, type: string, content: BlobPart): void {
  if (IN_APP.test(navigator.userAgent))
    throw new UserFacingError(
      'Berkas tidak dapat disimpan dari dalam aplikasi ini. Buka halaman ini di Chrome atau Safari, lalu unduh di sana.',
    )
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari starts the download some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
