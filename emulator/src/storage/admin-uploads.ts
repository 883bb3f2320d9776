import { type ApiRequest, type ApiResponse, json } from '../http/message'
import { changeFromAdmin, originOf, toAdminMetadata } from './admin-metadata'
import type { Bucket } from './bucket'
import { parseMultipart } from './multipart'
import { parseMetadataBody, type SaidContent } from './object-settings'
import { assertAnnounced, type ObjectUpload, storeContent } from './object-upload'
import { assertPreconditions } from './precondition'
import type { ResumableUpload, ResumableUploads } from './resumable-uploads'
import { StorageError } from './storage-error'
import { assertObjectName, type StoredObject } from './stored-object'

/** Answers what is sent to the upload address of a bucket. */
export type AdminUploads = (request: ApiRequest, bucket: Bucket) => ApiResponse

/**
 * Uploads of the JSON API, at once (`media`, `multipart`) or in pieces (`resumable`)
 * (cloud.google.com/storage/docs/uploads-downloads).
 */
export function createAdminUploads(resumable: ResumableUploads): AdminUploads {
  return (request, bucket) => {
    const { method, query, headers, body } = request
    const id = query.get('upload_id')
    if (method === 'PUT' && id !== null) return continueUpload(request, bucket.projectId, id)
    if (method !== 'POST') throw new StorageError(501, `${method} of an upload is not supported.`)
    const type = query.get('uploadType')
    switch (type) {
      case 'resumable':
        return start(request, bucket)
      case 'multipart': {
        const { metadata, content, contentType } = parseMultipart(headers['content-type'], body)
        const upload = uploadOf(request, bucket, metadata, contentType)
        return answer(request, storeContent(upload, content))
      }
      case 'media': {
        const upload = uploadOf(request, bucket, '', headers['content-type'])
        return answer(request, storeContent(upload, body))
      }
      default:
        throw new StorageError(501, `The upload type ${type} is not supported.`)
    }
  }

  function start(request: ApiRequest, bucket: Bucket): ApiResponse {
    const { path, headers, body } = request
    const announced = headers['x-upload-content-length']
    const size = announced === undefined ? undefined : Number(announced)
    if (size !== undefined && !Number.isSafeInteger(size))
      throw new StorageError(400, 'X-Upload-Content-Length must be a number.')
    const upload = uploadOf(request, bucket, body.toString(), headers['x-upload-content-type'])
    assertAnnounced(upload, size ?? 0)
    const { id } = resumable.start({
      projectId: bucket.projectId,
      size,
      finish: (content, said) =>
        storeContent({ ...upload, said: { ...upload.said, ...said } }, content),
    })
    const location = `${originOf(request)}${path}?uploadType=resumable&upload_id=${id}`
    return { status: 200, headers: { location } }
  }

  function continueUpload(request: ApiRequest, projectId: string, id: string): ApiResponse {
    const { headers, body } = request
    const range = parseContentRange(headers['content-range'])
    if (range.start !== null) {
      if (range.end !== null && range.end - range.start !== body.length)
        throw new StorageError(400, 'Content-Range does not fit the content.')
      const end = range.end ?? range.start + body.length
      const isLast = range.end === null || range.total === end
      if (isLast && (range.total ?? end) !== end)
        throw new StorageError(400, 'Content-Range does not fit the content.')
      resumable.append(projectId, id, range.start, body, isLast)
      if (isLast) return answer(request, resumable.finish(projectId, id, hashesOf(headers)))
    }
    const upload = resumable.get(projectId, id)
    return upload.object ? answer(request, upload.object) : incomplete(upload)
  }
}

function uploadOf(
  { query }: ApiRequest,
  { store }: Bucket,
  metadata: string,
  contentType: string | undefined,
): ObjectUpload {
  const said = parseMetadataBody(metadata)
  return {
    store,
    name: assertObjectName(query.get('name') ?? said.name ?? ''),
    settings: changeFromAdmin({}, { contentType, ...said }),
    said,
    assertAllowed(existing) {
      assertPreconditions(query, existing)
    },
  }
}

interface ContentRange {
  /** Null where the client only asks how far it is. */
  start: number | null
  /** Exclusive; null for the end of the body. */
  end: number | null
  total: number | null
}

/** Without the header the body is the whole content. */
function parseContentRange(header = 'bytes 0-*/*'): ContentRange {
  const match = /^bytes (?:(\d+)-(\d+|\*)|\*)\/(\d+|\*)$/.exec(header)
  if (!match) throw new StorageError(400, 'Content-Range is malformed.')
  const [start, last, total] = match
    .slice(1)
    .map((text) => (/^\d+$/.test(text) ? Number(text) : null))
  return {
    start: start ?? null,
    end: typeof last === 'number' ? last + 1 : null,
    total: total ?? null,
  }
}

/** `X-Goog-Hash: crc32c=…,md5=…` */
function hashesOf({ 'x-goog-hash': header = '' }: ApiRequest['headers']): SaidContent {
  const hash = (name: string) => new RegExp(`(?:^|,)\\s*${name}=([^,]+)`).exec(header)?.[1]
  return { crc32c: hash('crc32c'), md5Hash: hash('md5') }
}

/** In Google's meaning of 308: the bytes so far are there. */
function incomplete({ received, state }: ResumableUpload): ApiResponse {
  if (state === 'cancelled') throw new StorageError(404, 'The upload is cancelled.')
  return { status: 308, ...(received > 0 && { headers: { range: `bytes=0-${received - 1}` } }) }
}

function answer(request: ApiRequest, object: StoredObject): ApiResponse {
  return json(toAdminMetadata(object, request))
}
