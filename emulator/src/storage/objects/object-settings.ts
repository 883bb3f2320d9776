import * as v from 'valibot'
import { StorageError } from '../storage-error'
import type { ObjectSettings } from './stored-object'

/** Custom metadata key in which Cloud Storage stores Firebase's download tokens. */
export const TOKENS_KEY = 'firebaseStorageDownloadTokens'

const TEXT_SETTINGS = [
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'cacheControl',
] as const

/** Schema of a value that is sent as an HTTP header. Rejects characters that HTTP does not allow. */
const text = v.nullish(v.pipe(v.string(), v.regex(/^[\t\x20-\x7e\x80-\xff]*$/)))

const MetadataBody = v.object({
  contentType: text,
  contentDisposition: text,
  contentEncoding: text,
  contentLanguage: text,
  cacheControl: text,
  metadata: v.nullish(v.record(v.string(), v.nullable(v.string()))),
  name: v.nullish(v.string()),
})

/** Metadata in a client's request. null removes a setting. A missing setting stays unchanged. */
export type MetadataBody = v.InferOutput<typeof MetadataBody>

/** Fields that only the service sets. Clients may send them back unchanged. */
const OUTPUT_ONLY = new Set(
  (
    'bucket crc32c downloadTokens etag fullPath generation id kind md5Hash mediaLink metageneration ' +
    'owner selfLink size storageClass timeCreated timeFinalized timeStorageClassUpdated updated'
  ).split(' '),
)

export function parseMetadataBody(json: string): MetadataBody {
  const body = json.trim() === '' ? {} : parseJson(json)
  const result = v.safeParse(MetadataBody, body)
  if (!result.success) {
    const [issue] = result.issues
    throw new StorageError(400, `Invalid value at '${v.getDotPath(issue) ?? 'body'}'.`)
  }
  for (const name of Object.keys(Object(body) as object))
    if (!(name in MetadataBody.entries) && !OUTPUT_ONLY.has(name))
      throw new StorageError(501, `'${name}' of an object is not supported.`)
  return result.output
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StorageError(400, 'The metadata is not JSON.')
  }
}

export function changeSettings(current: ObjectSettings, change: MetadataBody): ObjectSettings {
  const metadata = { ...(change.metadata === null ? {} : current.metadata), ...change.metadata }
  const settings: ObjectSettings = {
    metadata: Object.fromEntries(
      Object.entries(metadata).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    ),
    ...(current.downloadTokens && { downloadTokens: current.downloadTokens }),
  }
  for (const name of TEXT_SETTINGS) {
    const value = change[name] === undefined ? current[name] : change[name]
    if (value) settings[name] = value
  }
  return settings
}
