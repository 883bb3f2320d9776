import { withShare } from '@/domain/pictures/share-picture'
import { withSize } from '@/domain/settings/screenshot'
import { errorKind } from '../firebase/errors'
import { removePicture, type Sending, storeDocument, storePicture } from '../firebase/pictures'
import { logError } from '../log'
import type { PreparedPicture } from './prepare-picture'

/** Range of the random part of a new name, because other tabs and devices may upload at the same time. */
const SPREAD_MILLISECONDS = 60_000

/**
 * Stores a picture with its variants in a folder below `images/` (`pictureFolder`) under a new name, and returns the
 * picture's address. `onProgress` receives the uploaded fraction. On failure, deletes the files and rethrows.
 */
export async function uploadPicture(
  picture: PreparedPicture,
  folder: string,
  sending: Sending,
): Promise<string> {
  return repeatIfDenied(() => upload(picture, folder, sending))
}

/** Stores a checked PDF under a new name and returns its address with its size. Throws the SDK's errors. */
export async function uploadPdf(file: Blob, sending: Sending): Promise<string> {
  const content = new Blob([file], { type: 'application/pdf' })
  const address = await repeatIfDenied(() => storeDocument(`${newName()}.pdf`, content, sending))
  return `${address}#${file.size}`
}

/**
 * Repeats a denied upload once, under a new name. The SDK resends an upload whose response was lost, which Storage may
 * deny because the file already exists.
 */
async function repeatIfDenied(upload: () => Promise<string>): Promise<string> {
  try {
    return await upload()
  } catch (error) {
    if (errorKind(error) !== 'denied') throw error
    return upload()
  }
}

const newName = () => Math.floor(Date.now() - Math.random() * SPREAD_MILLISECONDS)

async function upload(
  picture: PreparedPicture,
  folder: string,
  { onProgress, signal }: Sending,
): Promise<string> {
  const { master, variants, share, emblem, isScreenshot } = picture
  const stem = folder + newName()
  // The master is stored last, so that its variants exist when its address is known.
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
  const startedNames: string[] = []
  try {
    for (const { name, content } of files) {
      startedNames.push(name)
      const progress = (bytes: number) => onProgress((sent + bytes) / total)
      address = await storePicture(name, content, { onProgress: progress, signal })
      sent += content.size
    }
    signal.throwIfAborted()
    if (isScreenshot) return withSize(address, picture)
    return share ? withShare(address) : address
  } catch (error) {
    // A failed upload may have been stored, because its response can be lost.
    for (const name of startedNames)
      removePicture(name).catch((left: unknown) =>
        logError(`Deleting the unused ${name} failed`, left),
      )
    throw error
  }
}
