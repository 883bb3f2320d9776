import { UserFacingError } from '@/lib/errors'

/** Message for a form that cannot be stored because its photo is still being prepared. */
export const PHOTO_NOT_READY =
  'Foto masih disiapkan. Tunggu sampai fotonya tampil, lalu simpan lagi.'

/** Returns whether a photo is prepared. A chosen `File` may contain a location and is never uploaded. */
export function isPrepared(photo: Blob): boolean {
  return !(photo instanceof File)
}

export function requirePrepared(photos: Iterable<Blob>): void {
  if (![...photos].every(isPrepared)) throw new UserFacingError(PHOTO_NOT_READY)
}
