import { encoded } from '@/domain/text/characters'
import { app, local } from './app'

export const bucketAddress = (bucket = app.options.storageBucket ?? '') =>
  `${local ? '' : 'https://firebasestorage.googleapis.com'}/v0/b/${bucket}/o`

export const storedAddress = (path: string, bucket?: string) =>
  `${bucketAddress(bucket)}/${encoded(path)}?alt=media`
