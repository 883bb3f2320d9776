import { type ApiRequest, type ApiResponse, json } from '../../http/message'
import type { Handler } from '../../http/router'
import type { Caller } from '../../rules/access'
import { type AssertAllowed, permissionDenied } from '../access-control'
import type { Bucket, Buckets } from '../objects/bucket'
import { sendContent } from '../objects/content'
import { parseMetadataBody } from '../objects/object-settings'
import { StorageError } from '../storage-error'
import { changedObject, type StoredObject } from '../objects/stored-object'
import { changeFromWeb, toWebMetadata } from './web-metadata'
import type { WebUploads } from './web-uploads'

const PATH = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]+))?\/?$/

export interface WebOptions {
  buckets: Buckets
  uploads: WebUploads
  parseCaller: (authorization: string | undefined, projectId: string) => Caller
  assertAllowed: AssertAllowed
}

/** Creates the protocol of the web SDK below /v0/b. Rules are checked for everyone except `Bearer owner`. */
export function createWebProtocol({
  buckets,
  uploads,
  parseCaller,
  assertAllowed,
}: WebOptions): Handler {
  return (request) => {
    const [, bucketName, encodedName] = PATH.exec(request.path) ?? []
    if (bucketName === undefined) throw unsupported(request)
    const bucket = buckets.open(decodeURIComponent(bucketName))
    const caller = parseCaller(request.headers['authorization'], bucket.projectId)
    if (encodedName === undefined) return handleCollection(request, bucket, caller)
    const name = decodeURIComponent(encodedName)
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        return read(request, bucket, caller, name)
      case 'PATCH':
        return update(request, bucket, caller, name)
      case 'DELETE':
        return remove(bucket, caller, name)
      default:
        throw unsupported(request)
    }
  }

  function handleCollection(request: ApiRequest, bucket: Bucket, caller: Caller): ApiResponse {
    if (request.method === 'POST') return uploads(request, bucket, caller)
    if (request.method === 'GET') return list(request, bucket, caller)
    throw unsupported(request)
  }

  function read(request: ApiRequest, bucket: Bucket, caller: Caller, name: string): ApiResponse {
    const isContent = request.query.get('alt') === 'media'
    const token = isContent ? request.query.get('token') : null
    const object =
      token === null
        ? readable(bucket, caller, name)
        : readableWithToken(bucket.store.get(name), token)
    if (!isContent) return json(toWebMetadata(object))
    return sendContent(request.headers, object, () => bucket.store.read(object))
  }

  /**
   * Returns an object that the caller may read. Rules are checked before existence, so that a denied request does not
   * reveal whether the object exists.
   */
  function readable({ projectId, name: bucket, store }: Bucket, caller: Caller, path: string) {
    const resource = store.get(path)
    assertAllowed(caller, projectId, { method: 'get', bucket, path, resource })
    return resource ?? notFound()
  }

  function list(request: ApiRequest, bucket: Bucket, caller: Caller): never {
    const path = (request.query.get('prefix') ?? '').replace(/\/$/, '')
    const question = { method: 'list', bucket: bucket.name, path, resource: null } as const
    assertAllowed(caller, bucket.projectId, question)
    // The web SDK would repeat a request with status 501 for minutes.
    throw new StorageError(400, 'Listing is not supported here.')
  }

  function update(request: ApiRequest, bucket: Bucket, caller: Caller, name: string): ApiResponse {
    const change = parseMetadataBody(request.body.toString())
    // Rules for updates need an existing object. If it is missing, callers without read permission do not get 404.
    const object = bucket.store.get(name) ?? readable(bucket, caller, name)
    const next = changedObject(object, changeFromWeb(object, change))
    assertAllowed(caller, bucket.projectId, {
      method: 'update',
      bucket: bucket.name,
      path: name,
      resource: object,
      requestResource: next,
    })
    bucket.store.putMetadata(next)
    return json(toWebMetadata(next))
  }

  function remove({ projectId, name: bucket, store }: Bucket, caller: Caller, path: string) {
    const resource = store.get(path)
    assertAllowed(caller, projectId, { method: 'delete', bucket, path, resource })
    store.remove(resource ?? notFound())
    return { status: 204 }
  }
}

/** Returns an object for a valid download token without checking the rules. Throws for a wrong token. */
function readableWithToken(object: StoredObject | null, token: string): StoredObject {
  if (!object?.downloadTokens.includes(token)) throw permissionDenied()
  return object
}

function notFound(): never {
  throw new StorageError(404, 'Not Found.')
}

function unsupported({ method, path }: ApiRequest): StorageError {
  return new StorageError(501, `${method} ${path} is not supported.`)
}
