import { encoded } from '@/domain/text/characters'
import { app, local } from './app'

/** Where Storage answers about a bucket, the village's unless told. */
export const bucketAddress = (bucket = app.options.storageBucket ?? '') =>
  `${local ? '' : 'https://firebasestorage.googleapis.com'}/v0/b/${bucket}/o`

/** Where whoever may see it, signed in or not, gets what is stored at `path`. */
export const storedAddress = (path: string, bucket?: string) =>
  `${bucketAddress(bucket)}/${encoded(path)}?alt=media`
