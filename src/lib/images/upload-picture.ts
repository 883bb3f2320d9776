import { removePicture, storePicture } from '../firebase/pictures'
import { logError } from '../log'
import type { PreparedPicture } from './prepare-picture'

/**
 * Stores a picture with its variants under a name that has never been used and returns its address.
 * `onProgress` hears the share that is sent, from 0 to 1. Throws the SDK's errors; what was stored
 * until then is removed again.
 */
export async function uploadPicture(
  { master, variants }: PreparedPicture,
  onProgress: (share: number) => void,
): Promise<string> {
  const stem = String(Date.now())
  // The master comes last: whoever sees its address finds the variants in place.
  const files = [
    ...variants.map(({ width, content }) => ({ name: `${stem}_${width}`, content })),
    { name: `${stem}.jpg`, content: master },
  ]
  const total = files.reduce((sum, { content }) => sum + content.size, 0)
  let sent = 0
  let address = ''
  const stored: string[] = []
  try {
    for (const { name, content } of files) {
      address = await storePicture(name, content, (bytes) => onProgress((sent + bytes) / total))
      stored.push(name)
      sent += content.size
    }
    return address
  } catch (error) {
    for (const name of stored)
      removePicture(name).catch((left: unknown) => logError(`Sisa ${name} tidak terhapus`, left))
    throw error
  }
}
