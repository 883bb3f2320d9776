import { join } from 'node:path'
import type { Log } from '../http/log'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import { assertProjectId } from '../http/project-id'
import type { Caller, RulesDocument, RulesObject, Ruleset } from '../rules/access'
import { ObjectStore, type ObjectSettings } from './object-store'
import { StorageError } from './storage-error'

export interface Storage {
  /** Everything below /v0/b. */
  handle: (request: ApiRequest) => Promise<ApiResponse>
  put(projectId: string, name: string, content: Buffer, settings: ObjectSettings): void
  clear(projectId: string): void
}

export interface StorageOptions {
  dataFolder: string
  rulesFor(projectId: string): Ruleset
  parseCaller(authorization: string | undefined, projectId: string): Caller
  /** `firestore.get()` of the rules: the document at `path` (`users/u1`) as it is now. */
  readDocument(projectId: string, path: string): RulesDocument | null
  log: Log
}

const OBJECT_PATH = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/
const BUCKET = /^(.+)\.(?:firebasestorage\.app|appspot\.com)$/

/**
 * Cloud Storage for Firebase, as far as reading single objects goes: content with `alt=media`, else
 * metadata. Objects are kept in `<dataFolder>/<projectId>/storage`; each project has one bucket.
 */
export function createStorage(options: StorageOptions): Storage {
  const stores = new Map<string, ObjectStore>()

  function storeOf(projectId: string): ObjectStore {
    const opened = stores.get(projectId)
    if (opened) return opened
    const folder = join(options.dataFolder, projectId, 'storage')
    const store = new ObjectStore(folder, `${projectId}.firebasestorage.app`)
    stores.set(projectId, store)
    return store
  }

  async function handle(request: ApiRequest): Promise<ApiResponse> {
    const [, bucket = '', encodedName = ''] = OBJECT_PATH.exec(request.path) ?? []
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || encodedName === '')
      throw new StorageError(501, `${request.method} ${request.path} is not supported yet.`)
    const projectId = projectOfBucket(bucket)
    const name = decodeURIComponent(encodedName)
    const object = storeOf(projectId).get(name)
    assertReadable(request, projectId, bucket, name, object)
    if (!object) throw new StorageError(404, 'Not Found.')
    if (request.query.get('alt') !== 'media') return json(toMetadata(object))
    return sendContent(request, object, () => storeOf(projectId).read(object))
  }

  /** Rules come before existence, so that a stranger cannot tell what is there. */
  function assertReadable(
    { headers }: ApiRequest,
    projectId: string,
    bucket: string,
    path: string,
    resource: RulesObject | null,
  ): void {
    const caller = options.parseCaller(headers['authorization'], projectId)
    if (caller.kind === 'owner') return
    const verdict = options.rulesFor(projectId).storage({
      method: 'get',
      caller,
      time: new Date().toISOString(),
      bucket,
      path,
      resource,
      lookup: (document) => options.readDocument(projectId, document),
    })
    if (verdict.allowed) return
    options.log(`storage.rules: get ${path}: ${verdict.reasons.join('; ')}`)
    throw new StorageError(403, 'Permission denied.')
  }

  return {
    handle,
    put(projectId, name, content, settings) {
      storeOf(projectId).put(name, content, settings)
    },
    clear(projectId) {
      storeOf(projectId).clear()
    },
  }
}

/** Throws a StorageError of status 404 when the name is not one of a Firebase default bucket. */
function projectOfBucket(bucket: string): string {
  const projectId = BUCKET.exec(bucket)?.[1]
  if (projectId === undefined) throw new StorageError(404, `There is no bucket ${bucket}.`)
  return assertProjectId(projectId)
}

async function sendContent(
  { headers: asked }: ApiRequest,
  object: RulesObject,
  read: () => Promise<Buffer>,
): Promise<ApiResponse> {
  const etag = `"${object.etag}"`
  const headers = {
    etag,
    'content-type': object.contentType ?? 'application/octet-stream',
    'cache-control': object.cacheControl ?? 'private, max-age=0',
    'content-disposition':
      object.contentDisposition ??
      `inline; filename*=utf-8''${encodeURIComponent(object.name.split('/').at(-1) ?? '')}`,
    'last-modified': new Date(object.updated).toUTCString(),
    'x-content-type-options': 'nosniff',
    'x-goog-generation': object.generation,
    'x-goog-metageneration': object.metageneration,
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5Hash}`,
    ...(object.contentEncoding !== undefined && { 'content-encoding': object.contentEncoding }),
    ...(object.contentLanguage !== undefined && { 'content-language': object.contentLanguage }),
  }
  if (asked['if-none-match']?.split(',').some((tag) => tag.trim() === etag))
    return { status: 304, headers }
  return { status: 200, headers, body: await read() }
}

/** As the web SDK reads it: numbers are text. */
function toMetadata({ size, metadata, ...rest }: RulesObject) {
  return {
    ...rest,
    size: String(size),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  }
}
