import { StorageError } from '../storage-error'
import { changeSettings, type MetadataBody, TOKENS_KEY } from '../objects/object-settings'
import type { ObjectSettings, StoredObject } from '../objects/stored-object'

/** Converts metadata for the web SDK, which expects numbers as strings and tokens as a comma-separated string. */
export function toWebMetadata({ size, metadata, downloadTokens, ...rest }: StoredObject) {
  return {
    ...rest,
    size: String(size),
    storageClass: 'STANDARD',
    downloadTokens: downloadTokens.join(','),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  }
}

export function changeFromWeb(current: ObjectSettings, change: MetadataBody): ObjectSettings {
  if (change.metadata && TOKENS_KEY in change.metadata)
    throw new StorageError(400, `${TOKENS_KEY} is not for clients to set.`)
  return changeSettings(current, change)
}
