import { encoded } from '@/domain/text/characters'
import { app, local } from './app'

/** Where the service of Storage answers about the village's bucket. */
export const bucketAddress = `${local ? '' : 'https://firebasestorage.googleapis.com'}/v0/b/${app.options.storageBucket ?? ''}/o`

/** Where whoever may see it, signed in or not, gets what is stored at `path`. */
export const storedAddress = (path: string) => `${bucketAddress}/${encoded(path)}?alt=media`
