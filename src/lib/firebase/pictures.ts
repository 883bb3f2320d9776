import {
  connectStorageEmulator,
  deleteObject,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage'
import { app, local } from './app'

const storage = getStorage(app)
if (local) connectStorageEmulator(storage, local.hostname, local.port)

/** Names are never used twice, so a picture may be kept for ever. */
const CACHE_CONTROL = 'public,max-age=31536000,immutable'

/**
 * Stores a picture as `images/{name}` and returns its public address, which needs no token.
 * `onProgress` hears the bytes sent so far. Throws the SDK's errors.
 */
export async function storePicture(
  name: string,
  content: Blob,
  onProgress: (bytes: number) => void,
): Promise<string> {
  const task = uploadBytesResumable(ref(storage, `images/${name}`), content, {
    contentType: content.type,
    cacheControl: CACHE_CONTROL,
  })
  task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred))
  const { metadata } = await task
  return publicUrl(metadata)
}

/** The address of a stored object. Throws when the answer names none. */
export function publicUrl({ fullPath, bucket }: { fullPath?: string; bucket?: string }): string {
  if (!fullPath || !bucket) throw new Error('Could not get public URL for the uploaded file.')
  const host = local ? '' : 'https://firebasestorage.googleapis.com'
  return `${host}/v0/b/${bucket}/o/${encodeURIComponent(fullPath)}?alt=media`
}

export function removePicture(name: string): Promise<void> {
  return deleteObject(ref(storage, `images/${name}`))
}
