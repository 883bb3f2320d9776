import { isBucketPicture, largerPicture } from '@/domain/pictures/picture'
import { masterSize } from '@/domain/pictures/picture-file'
import { UserFacingError } from '../errors'
import { draw, encode } from './draw-picture'

const REFUSED =
  'Situs asal tidak mengizinkan foto ini disalin, atau fotonya tidak ada lagi. Buka fotonya di tab ' +
  'baru, simpan ke perangkat, lalu pilih lewat “Ganti foto …”. Pastikan foto itu boleh dipakai.'
const OFFLINE = 'Perangkat ini tidak tersambung ke jaringan. Coba lagi saat ada jaringan.'

/** Whether a picture lies with somebody else, who is told of each of its loads and may exchange it. */
export function isForeignPicture(address: string): boolean {
  return /^https?:/i.test(address) && !isBucketPicture(address)
}

/**
 * The picture that lies at somebody else's address, as a file to be chosen. It comes as pictures do,
 * so that the policy need not let the page ask all the world for anything. Throws a UserFacingError where
 * its host does not share it (CORS): no function fetches it, which could be sent to what only it can reach.
 */
export async function copyForeign(address: string): Promise<Blob> {
  const image = (await load(largerPicture(address))) ?? (await load(address))
  if (!image) throw new UserFacingError(navigator.onLine ? REFUSED : OFFLINE)
  const { width, height } = masterSize(image.naturalWidth, image.naturalHeight)
  // Without loss: it is encoded once more, as whatever is chosen.
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
