import { UserFacingError } from '@/lib/errors'

/** Message for a form that cannot be stored because its photo is still being prepared. */
export const STILL_PREPARING =
  'Foto masih disiapkan. Tunggu sampai fotonya tampil, lalu simpan lagi.'

/**
 * Distinguishes prepared photos from chosen files. A form holds the chosen `File`, so that it is
 * autosaved, until the prepared Blob replaces it. The file may contain its location and is never
 * uploaded.
 */
export function isPrepared(photo: Blob): boolean {
  return !(photo instanceof File)
}

export function requirePrepared(photos: Iterable<Blob>): void {
  if (![...photos].every(isPrepared)) throw new UserFacingError(STILL_PREPARING)
}
