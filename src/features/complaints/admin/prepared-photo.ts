import { UserFacingError } from '@/lib/errors'

/** Says why a form with a photo that is not prepared yet cannot be stored. */
export const STILL_PREPARING =
  'Foto masih disiapkan. Tunggu sampai fotonya tampil, lalu simpan lagi.'

/**
 * Tells prepared photos from chosen files. A form holds the chosen `File`, so that it is autosaved, until
 * the prepared Blob takes its place. The file may say where it was taken and is never uploaded.
 */
export function isPrepared(photo: Blob): boolean {
  return !(photo instanceof File)
}

export function requirePrepared(photos: Iterable<Blob>): void {
  if (![...photos].every(isPrepared)) throw new UserFacingError(STILL_PREPARING)
}
