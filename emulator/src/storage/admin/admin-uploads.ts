import { type ApiRequest, type ApiResponse, json } from '../../http/message'
import { changeFromAdmin, originOf, toAdminMetadata } from './admin-metadata'
import type { Bucket } from '../objects/bucket'
import { parseMultipart } from '../uploads/multipart'
import { parseMetadataBody } from '../objects/object-settings'
import type { ResumableUploads } from '../uploads/resumable-uploads'
import { StorageError } from '../storage-error'
import { assertObjectName, type StoredObject } from '../objects/stored-object'

export type AdminUploads = (request: ApiRequest, bucket: Bucket) => ApiResponse

/**
 * Creates the endpoints for uploads in one request (`multipart`) or in chunks (`resumable`)
 * (cloud.google.com/storage/docs/uploads-downloads).
 */
export function createAdminUploads(resumable: ResumableUploads): AdminUploads {
  return (request, bucket) => {
    const { method, query, headers, body } = request
    const id = query.get('upload_id')
    if (method === 'PUT' && id !== null) return continueUpload(request, bucket.projectId, id)
    const type = query.get('uploadType')
    if (method === 'POST' && type === 'resumable') return start(request, bucket)
    if (method !== 'POST' || type !== 'multipart')
      throw new StorageError(501, `${method} of the upload type ${type} is not supported.`)
    const { metadata, content, contentType } = parseMultipart(headers['content-type'], body)
    return answer(request, storing(request, bucket, metadata, contentType)(content))
  }

  function start(request: ApiRequest, bucket: Bucket): ApiResponse {
    const { path, headers, body } = request
    const announced = headers['x-upload-content-length']
    const size = announced === undefined ? undefined : Number(announced)
    if (size !== undefined && !Number.isSafeInteger(size))
      throw new StorageError(400, 'X-Upload-Content-Length must be a number.')
    const store = storing(request, bucket, body.toString(), headers['x-upload-content-type'])
    const { id } = resumable.start(bucket.projectId, size, store)
    const location = `${originOf(request)}${path}?uploadType=resumable&upload_id=${id}`
    return { status: 200, headers: { location } }
  }

  function continueUpload(request: ApiRequest, projectId: string, id: string): ApiResponse {
    const { headers, body } = request
    const upload = resumable.get(projectId, id)
    const [, start, last = '*', total = '*'] = parseContentRange(headers['content-range'])
    // A request without a start position only asks for the progress.
    if (start !== undefined) {
      const end = Number(start) + body.length
      const isLast = last === '*' || Number(total) === end
      const fits = last === '*' ? total === '*' || Number(total) === end : Number(last) + 1 === end
      if (!fits) throw new StorageError(400, 'Content-Range does not fit the content.')
      upload.append(Number(start), body, isLast)
      if (isLast) upload.finish()
    }
    if (upload.object) return answer(request, upload.object)
    if (upload.state === 'cancelled') throw new StorageError(404, 'The upload is cancelled.')
    // Google uses 308 to confirm the bytes received so far.
    const range = upload.received > 0 && { headers: { range: `bytes=0-${upload.received - 1}` } }
    return { status: 308, ...range }
  }
}

function storing(
  { query }: ApiRequest,
  { store }: Bucket,
  metadata: string,
  contentType: string | undefined,
) {
  const parsedMetadata = parseMetadataBody(metadata)
  const name = assertObjectName(query.get('name') ?? parsedMetadata.name ?? '')
  const settings = changeFromAdmin({}, { contentType, ...parsedMetadata })
  const expected = query.get('ifGenerationMatch')
  return (content: Buffer): StoredObject =>
    store.create(name, content, settings, (replaced) => {
      if (expected !== null && expected !== (replaced?.generation ?? '0'))
        throw new StorageError(412, `${name} has another generation.`)
    })
}

function parseContentRange(header = ''): RegExpExecArray {
  const match = /^bytes (?:(\d+)-(\d+|\*)|\*)\/(\d+|\*)$/.exec(header)
  if (!match) throw new StorageError(400, 'Content-Range is malformed.')
  return match
}

function answer(request: ApiRequest, object: StoredObject): ApiResponse {
  return json(toAdminMetadata(object, request))
}
