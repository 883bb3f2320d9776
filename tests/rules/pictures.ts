import { type StorageReference, uploadBytes, type UploadMetadata } from 'firebase/storage'
import type { setupRulesProject } from '../support/rules'

export const EXTENSION = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

export const uploadPhoto = (target: StorageReference, metadata: UploadMetadata = {}, bytes = 3) =>
  uploadBytes(target, new Uint8Array(bytes), {
    contentType: 'image/jpeg',
    cacheControl: 'private,no-store',
    ...metadata,
  })

/** Metadata that the rules deny for a photo or PDF: other types, and headers that change how browsers treat the file. */
export const DENIED_METADATA: readonly UploadMetadata[] = [
  { contentType: 'text/html' },
  { contentType: 'image/svg+xml' },
  { contentType: 'image/png' },
  { contentType: 'image/jpeg;image/png' },
  { contentDisposition: 'attachment' },
  { contentDisposition: 'attachment; filename="undangan.apk"' },
  { contentDisposition: "inline; filename*=utf-8''undangan.apk" },
  { contentEncoding: 'gzip' },
  { contentLanguage: 'id' },
]

export const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)

/** Stores pictures with the content `gambar`, bypassing the rules. */
export function storePictures(
  project: ReturnType<typeof setupRulesProject>,
  ...names: string[]
): Promise<void> {
  const base64 = Buffer.from('gambar').toString('base64')
  const objects = names.map((name) => ({ name, contentType: 'image/jpeg', base64 }))
  return project.load({ objects })
}
