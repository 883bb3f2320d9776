import { withShare } from '@/domain/pictures/share-picture'
import { withSize } from '@/domain/settings/screenshot'
import { errorKind } from '../firebase/errors'
import { removePicture, type Sending, storePicture } from '../firebase/pictures'
import { logError } from '../log'
import type { PreparedPicture } from './prepared-picture'

/** Other devices, and other tabs, may send at the moment when the network is back. */
const SPREAD_MILLISECONDS = 60_000

/**
 * Stores a picture with its variants in a folder below `images/` (see `pictureFolder`), under a name
 * that has never been used, and returns its address. `onProgress` hears the share that is sent.
 * Throws the SDK's errors; what was stored until then is removed again.
 */
export async function uploadPicture(
  picture: PreparedPicture,
  folder: string,
  sending: Sending,
): Promise<string> {
  try {
    return await upload(picture, folder, sending)
  } catch (error) {
    // The SDK sends again what was never answered. Where that is refused because the name is taken
    // by then, another name helps.
    if (errorKind(error) !== 'denied') throw error
    return upload(picture, folder, sending)
  }
}

async function upload(
  picture: PreparedPicture,
  folder: string,
  { onProgress, signal }: Sending,
): Promise<string> {
  const { master, variants, share, emblem, isScreenshot } = picture
  const stem = folder + Math.floor(Date.now() - Math.random() * SPREAD_MILLISECONDS)
  // The master comes last: whoever sees its address finds the variants in place.
  const files = [
    ...variants.map(({ width, content }) => ({ name: `${stem}_${width}`, content })),
    ...(share ? [{ name: `${stem}_share`, content: share }] : []),
    ...(emblem
      ? [
          { name: `${stem}_emblem`, content: emblem.small },
          { name: `${stem}_maskable`, content: emblem.maskable },
        ]
      : []),
    { name: `${stem}.${master.type === 'image/png' ? 'png' : 'jpg'}`, content: master },
  ]
  const total = files.reduce((sum, { content }) => sum + content.size, 0)
  let sent = 0
  let address = ''
  const begun: string[] = []
  try {
    for (const { name, content } of files) {
      begun.push(name)
      const progress = (bytes: number) => onProgress((sent + bytes) / total)
      address = await storePicture(name, content, { onProgress: progress, signal })
      sent += content.size
    }
    signal.throwIfAborted()
    if (isScreenshot) return withSize(address, picture)
    return share ? withShare(address) : address
  } catch (error) {
    // Even what failed may be there: the answer can get lost on its way back.
    for (const name of begun)
      removePicture(name).catch((left: unknown) => logError(`Sisa ${name} tidak terhapus`, left))
    throw error
  }
}
