import { isBucketPicture, largerPicture } from '@/domain/pictures/picture'
import { masterSize } from '@/domain/pictures/picture-file'
import { UserFacingError } from '../errors'
import { draw, encode } from './draw-picture'

const REFUSED =
  'Situs asal tidak mengizinkan foto ini disalin, atau fotonya tidak ada lagi. Buka fotonya di tab ' +
  'baru, simpan ke perangkat, lalu pilih lewat “Ganti foto …”. Pastikan foto itu boleh dipakai.'
const OFFLINE = 'Perangkat ini tidak tersambung ke jaringan. Coba lagi saat ada jaringan.'

/** Returns whether a picture is on another website, which could track visitors or replace the picture. */
export function isForeignPicture(address: string): boolean {
  return /^https?:/i.test(address) && !isBucketPicture(address)
}

/**
 * Downloads a picture from another website. Loads it as an image, so that the security policy need not allow other
 * requests. Throws a UserFacingError if the host forbids access (CORS). A Cloud Function must not fetch the
 * picture, because attackers could make the function request internal addresses.
 */
export async function copyForeign(address: string): Promise<Blob> {
  const image = (await load(largerPicture(address))) ?? (await load(address))
  if (!image) throw new UserFacingError(navigator.onLine ? REFUSED : OFFLINE)
  const { width, height } = masterSize(image.naturalWidth, image.naturalHeight)
  // Lossless, because the picture is encoded again like any chosen file.
  return encode(draw(image, width, height), 'image/png', 1)
}

async function load(address: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  Object.assign(image, { crossOrigin: 'anonymous', referrerPolicy: 'no-referrer', src: address })
  return image.decode().then(
    () => image,
    () => null,
  )
}
