import type { ApiRequest } from '../../http/message'
import { changeSettings, type MetadataBody, TOKENS_KEY } from '../objects/object-settings'
import type { ObjectSettings, StoredObject } from '../objects/stored-object'

export function toAdminMetadata(object: StoredObject, request: ApiRequest) {
  const origin = originOf(request)
  const { size, metadata, ...rest } = withTokensAsMetadata(object)
  const path = `b/${object.bucket}/o/${encodeURIComponent(object.name)}`
  return {
    kind: 'storage#object',
    id: `${object.bucket}/${object.name}/${object.generation}`,
    selfLink: `${origin}/${path}`,
    mediaLink: `${origin}/download/storage/v1/${path}?alt=media`,
    ...rest,
    size: String(size),
    storageClass: 'STANDARD',
    ...(Object.keys(metadata).length > 0 && { metadata }),
  }
}

export function originOf({ headers }: ApiRequest): string {
  return `http://${headers['host']}`
}

export function changeFromAdmin(current: ObjectSettings, change: MetadataBody): ObjectSettings {
  const { metadata = {}, ...settings } = changeSettings(withTokensAsMetadata(current), change)
  const { [TOKENS_KEY]: tokens = '', ...custom } = metadata
  return {
    ...settings,
    metadata: custom,
    downloadTokens: tokens.split(',').filter((token) => token !== ''),
  }
}

function withTokensAsMetadata<Settings extends ObjectSettings>({
  downloadTokens = [],
  metadata,
  ...rest
}: Settings) {
  return {
    ...rest,
    metadata: {
      ...metadata,
      ...(downloadTokens.length > 0 && { [TOKENS_KEY]: downloadTokens.join(',') }),
    },
  }
}
