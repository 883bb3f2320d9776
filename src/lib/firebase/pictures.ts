import { FirebaseError } from 'firebase/app'
import {
  connectStorageEmulator,
  deleteObject,
  type FullMetadata,
  getBlob,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage'
import { app, localFirebase } from './app'
import { storedAddress } from './stored-address'
import { withTimeout } from './with-timeout'

const storage = getStorage(app)
if (localFirebase) connectStorageEmulator(storage, localFirebase.hostname, localFirebase.port)
// Lets a stalled upload fail before the user gives up.
storage.maxUploadRetryTime = 120_000

/**
 * Time without progress after which an upload is cancelled. A failing network may accept bytes without ever responding.
 */
const STALLED_MILLISECONDS = 90_000

/** Header that lets browsers cache pictures for a year, because names are never reused. */
const PUBLIC_CACHE_CONTROL = 'public,max-age=31536000,immutable'
const PRIVATE_CACHE_CONTROL = 'private,no-store'

export interface Sending {
  /** Receives the number of uploaded bytes or, for a picture, the uploaded fraction from 0 to 1. */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/**
 * Stores a picture as `images/{name}` and returns its address, which needs no token. Throws the SDK's errors.
 */
export async function storePicture(name: string, content: Blob, sending: Sending): Promise<string> {
  return publicUrl(await store(`images/${name}`, content, PUBLIC_CACHE_CONTROL, sending))
}

/** Stores a PDF as `documents/{name}` and returns its address. Throws the SDK's errors. */
export async function storeDocument(name: string, content: Blob, sending: Sending) {
  return publicUrl(await store(`documents/${name}`, content, PUBLIC_CACHE_CONTROL, sending))
}

/** Stores a photo of a report or reply at `path` without caching. Throws the SDK's errors. */
export async function storeReportPhoto(
  path: string,
  content: Blob,
  sending: Pick<Sending, 'onProgress'>,
): Promise<void> {
  await store(path, content, PRIVATE_CACHE_CONTROL, sending)
}

async function store(
  path: string,
  content: Blob,
  cacheControl: string,
  { onProgress, signal }: Pick<Sending, 'onProgress'> & Partial<Sending>,
): Promise<FullMetadata> {
  signal?.throwIfAborted()
  if (!navigator.onLine) throw new FirebaseError('unavailable', 'No network.')
  const task = uploadBytesResumable(ref(storage, path), content, {
    contentType: content.type,
    cacheControl,
  })
  const cancel = () => void task.cancel()
  signal?.addEventListener('abort', cancel)
  let stalled = false
  const stall = () => {
    stalled = true
    cancel()
  }
  let timer = setTimeout(stall, STALLED_MILLISECONDS)
  task.on('state_changed', ({ bytesTransferred }) => {
    clearTimeout(timer)
    timer = setTimeout(stall, STALLED_MILLISECONDS)
    onProgress(bytesTransferred)
  })
  try {
    return (await task).metadata
  } catch (error) {
    throw stalled ? new FirebaseError('deadline-exceeded', 'Nothing is sent any more.') : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

/** Returns the address of a stored object. Throws if the response contains no name. */
function publicUrl({ fullPath, bucket }: { fullPath?: string; bucket?: string }): string {
  if (!fullPath || !bucket) throw new Error('Could not get public URL for the uploaded file.')
  return storedAddress(fullPath, bucket)
}

export async function removePicture(name: string): Promise<void> {
  try {
    await deleteObject(ref(storage, `images/${name}`))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Returns the object at `path` if the user may read it, or null if it does not exist. Throws the SDK's errors. */
export async function readPicture(path: string): Promise<Blob | null> {
  try {
    return await withTimeout(() => getBlob(ref(storage, path)))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'storage/object-not-found'
}
