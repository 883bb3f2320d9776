import { type ApiRequest, type ApiResponse, json } from '../../http/message'
import type { Handler } from '../../http/router'
import { changeFromAdmin, toAdminMetadata } from './admin-metadata'
import type { AdminUploads } from './admin-uploads'
import type { Bucket, Buckets } from '../objects/bucket'
import { sendContent } from '../objects/content'
import { listObjects } from '../objects/list'
import { parseMetadataBody } from '../objects/object-settings'
import { StorageError } from '../storage-error'
import { changedObject, type StoredObject } from '../objects/stored-object'

const PATH = /^(\/upload\/storage\/v1|\/download\/storage\/v1)?\/b\/([^/]+)\/o(?:\/([^/]+))?$/

/** Parameters that only change the format of a response. This server always sends the same format. */
const IGNORED = ['alt', 'fields', 'prettyPrint']
const LIST = ['prefix', 'delimiter', 'maxResults', 'pageToken', ...IGNORED]
const UPLOAD = ['name', 'uploadType', 'upload_id', 'ifGenerationMatch', ...IGNORED]

/**
 * Creates the JSON API of Cloud Storage. The admin SDK sends no authorization to an emulator, so
 * every caller is the administrator, and web pages are rejected.
 */
export function createAdminProtocol(buckets: Buckets, uploads: AdminUploads): Handler {
  return (request) => {
    assertNoBrowser(request)
    const [, space, bucketName = '', encodedName] = PATH.exec(request.path) ?? []
    if (bucketName === '') throw unsupported(request)
    const bucket = buckets.open(decodeURIComponent(bucketName))
    if (encodedName === undefined) return handleCollection(request, bucket, space)
    if (space?.startsWith('/upload')) throw unsupported(request)
    // `deleteFiles` also sends the parameters of its list query with each deletion.
    assertParameters(request, LIST)
    return handleObject(request, bucket, decodeURIComponent(encodedName), space !== undefined)
  }

  function handleCollection(request: ApiRequest, bucket: Bucket, space: string | undefined) {
    if (space?.startsWith('/upload')) {
      assertParameters(request, UPLOAD)
      return uploads(request, bucket)
    }
    if (space !== undefined || request.method !== 'GET') throw unsupported(request)
    return list(request, bucket)
  }
}

function handleObject(
  request: ApiRequest,
  bucket: Bucket,
  name: string,
  isDownload: boolean,
): ApiResponse {
  const { method, query, headers, body } = request
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead && (isDownload || (method !== 'PATCH' && method !== 'DELETE')))
    throw unsupported(request)
  const { store } = bucket
  const object = objectOf(bucket, name)
  if (method === 'DELETE') {
    store.remove(object)
    return { status: 204 }
  }
  if (method === 'PATCH') {
    const next = changedObject(object, changeFromAdmin(object, parseMetadataBody(body.toString())))
    store.putMetadata(next)
    return json(toAdminMetadata(next, request))
  }
  return isDownload || query.get('alt') === 'media'
    ? sendContent(headers, object, () => store.read(object))
    : json(toAdminMetadata(object, request))
}

function list(request: ApiRequest, { store }: Bucket): ApiResponse {
  assertParameters(request, LIST)
  const { items, ...rest } = listObjects(store.all(), request.query)
  return json({
    kind: 'storage#objects',
    ...rest,
    items: items.map((object) => toAdminMetadata(object, request)),
  })
}

function objectOf({ store }: Bucket, name: string): StoredObject {
  const object = store.get(name)
  if (!object) throw new StorageError(404, `No such object: ${name}`)
  return object
}

function assertNoBrowser({ headers }: ApiRequest): void {
  if (headers['origin'] !== undefined || headers['sec-fetch-site'] !== undefined)
    throw new StorageError(403, 'This is for the administrator, not for pages.')
}

/** Rejects unknown parameters, because ignoring them would change the result silently. */
function assertParameters({ query }: ApiRequest, known: readonly string[]): void {
  for (const name of query.keys())
    if (!known.includes(name))
      throw new StorageError(501, `The parameter ${name} is not supported.`)
}

function unsupported({ method, path }: ApiRequest): StorageError {
  return new StorageError(501, `${method} ${path} is not supported.`)
}
