import { encodeUriPart } from '@/domain/text/characters'
import { app, localFirebase } from './app'

export const bucketAddress = (bucket = app.options.storageBucket ?? '') =>
  `${localFirebase ? '' : 'https://firebasestorage.googleapis.com'}/v0/b/${bucket}/o`

export const storedAddress = (path: string, bucket?: string) =>
  `${bucketAddress(bucket)}/${encodeUriPart(path)}?alt=media`
