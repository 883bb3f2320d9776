import { randomUUID } from 'node:crypto'
import { type ApiRequest, type ApiResponse, json } from '../http/message'
import type { Caller } from '../rules/access'
import { type AssertAllowed, uploadQuestion } from './access-control'
import type { Bucket } from './bucket'
import { parseMultipart } from './multipart'
import { parseMetadataBody } from './object-settings'
import { assertAnnounced, type ObjectUpload, storeContent } from './object-upload'
import { CHUNK_GRANULARITY, type ResumableUploads } from './resumable-uploads'
import { StorageError } from './storage-error'
import { assertObjectName, assertSize } from './stored-object'
import { changeFromWeb, toWebMetadata } from './web-metadata'

/** Answers POST on the objects of a bucket. */
export type WebUploads = (request: ApiRequest, bucket: Bucket, caller: Caller) => ApiResponse

/**
 * Uploads of the web SDK, in one request (`multipart`, or `raw` without metadata) or in pieces
 * (`resumable`). An upload in pieces is judged when it starts, as it was announced, and when it is
 * whole, as it is; both times for whoever started it, since its URL alone continues it.
 */
export function createWebUploads(
  resumable: ResumableUploads,
  assertAllowed: AssertAllowed,
  showsReplaced: boolean,
): WebUploads {
  return (request, bucket, caller) => {
    const id = request.query.get('upload_id')
    if (id !== null) return continueUpload(request, bucket.projectId, id)
    const { query, headers, body } = request
    const protocol = headers['x-goog-upload-protocol'] ?? query.get('uploadType') ?? 'raw'
    if (protocol === 'resumable') return start(request, bucket, caller)
    if (protocol === 'multipart') {
      const { metadata, content, contentType } = parseMultipart(headers['content-type'], body)
      const upload = uploadOf(query, metadata, contentType, bucket, caller)
      return json(toWebMetadata(storeContent(upload, content)))
    }
    if (protocol !== 'raw' && protocol !== 'media')
      throw new StorageError(501, `The upload protocol ${protocol} is not supported.`)
    const upload = uploadOf(query, '', headers['content-type'], bucket, caller)
    return json(toWebMetadata(storeContent(upload, body)))
  }

  function start(request: ApiRequest, bucket: Bucket, caller: Caller): ApiResponse {
    const { path, query, headers, body } = request
    if (headers['x-goog-upload-command'] !== 'start')
      throw new StorageError(400, 'A resumable upload begins with the command start.')
    const size = parseCount(headers['x-goog-upload-header-content-length'])
    assertSize(size)
    const type = headers['x-goog-upload-header-content-type']
    const upload = uploadOf(query, body.toString(), type, bucket, caller)
    assertAnnounced(upload, size)
    const { projectId } = bucket
    const { id } = resumable.start({
      projectId,
      size,
      finish: (content) => storeContent(upload, content),
    })
    const url = `http://${headers['host']}${path}?upload_id=${id}&upload_protocol=resumable`
    return {
      status: 200,
      headers: {
        'x-goog-upload-url': url,
        'x-goog-upload-control-url': url,
        'x-goog-upload-chunk-granularity': String(CHUNK_GRANULARITY),
        'x-goog-upload-status': 'active',
      },
    }
  }

  function continueUpload({ headers, body }: ApiRequest, projectId: string, id: string) {
    const command = headers['x-goog-upload-command']?.replaceAll(' ', '')
    switch (command) {
      case 'query':
        break
      case 'cancel':
        resumable.cancel(projectId, id)
        break
      case 'upload':
        resumable.append(projectId, id, offsetOf(headers), body, false)
        break
      case 'finalize':
      case 'upload,finalize':
        resumable.append(projectId, id, offsetOf(headers), body, true)
        return withStatus(json(toWebMetadata(resumable.finish(projectId, id))))
      default:
        throw new StorageError(400, `There is no upload command ${command}.`)
    }
    return withStatus({ status: 200 })

    function withStatus(response: ApiResponse): ApiResponse {
      const { state, received } = resumable.get(projectId, id)
      return {
        ...response,
        headers: {
          ...response.headers,
          'x-goog-upload-status': state,
          'x-goog-upload-size-received': String(received),
        },
      }
    }
  }

  function uploadOf(
    query: URLSearchParams,
    metadata: string,
    contentType: string | undefined,
    { projectId, name: bucketName, store }: Bucket,
    caller: Caller,
  ): ObjectUpload {
    const said = parseMetadataBody(metadata)
    const name = assertObjectName(query.get('name') ?? said.name ?? '')
    return {
      store,
      name,
      // A token of its own for each upload: one that was given away ends with the old content.
      settings: changeFromWeb({ downloadTokens: [randomUUID()] }, { contentType, ...said }),
      said,
      assertAllowed(replaced, next) {
        const question = uploadQuestion(bucketName, replaced, next, showsReplaced)
        assertAllowed(caller, projectId, question)
      },
    }
  }
}

function offsetOf(headers: ApiRequest['headers']): number {
  return parseCount(headers['x-goog-upload-offset'])
}

function parseCount(text: string | undefined): number {
  if (!/^\d{1,15}$/.test(text ?? ''))
    throw new StorageError(400, 'The upload headers need a number of bytes.')
  return Number(text)
}
