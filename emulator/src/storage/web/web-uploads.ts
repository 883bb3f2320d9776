import { randomUUID } from 'node:crypto'
import { type ApiRequest, type ApiResponse, json } from '../../http/message'
import type { Caller } from '../../rules/access'
import { type AssertAllowed, uploadQuestion } from '../access-control'
import type { Bucket } from '../objects/bucket'
import { parseMultipart } from '../uploads/multipart'
import { parseMetadataBody } from '../objects/object-settings'
import {
  CHUNK_GRANULARITY,
  type ResumableUpload,
  type ResumableUploads,
} from '../uploads/resumable-uploads'
import { StorageError } from '../storage-error'
import { assertObjectName, type StoredObject } from '../objects/stored-object'
import { changeFromWeb, toWebMetadata } from './web-metadata'

export type WebUploads = (request: ApiRequest, bucket: Bucket, caller: Caller) => ApiResponse

/**
 * Creates the endpoints for uploads in one request (`multipart`, or `raw` without metadata) or in chunks (`resumable`).
 * Rules are checked at the start and at the end of a resumable upload. Both checks are for the user who started the
 * upload, because anyone with its URL can continue it.
 */
export function createWebUploads(
  resumable: ResumableUploads,
  assertAllowed: AssertAllowed,
  showsReplaced: boolean,
): WebUploads {
  return (request, bucket, caller) => {
    const id = request.query.get('upload_id')
    if (id !== null) return continueUpload(request, resumable.get(bucket.projectId, id))
    const { query, headers, body } = request
    const protocol = headers['x-goog-upload-protocol'] ?? query.get('uploadType') ?? 'raw'
    if (protocol === 'resumable') return start(request, bucket, caller)
    if (protocol !== 'multipart' && protocol !== 'raw')
      throw new StorageError(501, `The upload protocol ${protocol} is not supported.`)
    const { metadata, content, contentType } =
      protocol === 'multipart'
        ? parseMultipart(headers['content-type'], body)
        : { metadata: '', content: body, contentType: headers['content-type'] }
    const upload = uploadOf(query, metadata, contentType, bucket, caller)
    return json(toWebMetadata(upload.store(content)))
  }

  function start(request: ApiRequest, bucket: Bucket, caller: Caller): ApiResponse {
    const { path, query, headers, body } = request
    if (headers['x-goog-upload-command'] !== 'start')
      throw new StorageError(400, 'A resumable upload begins with the command start.')
    const size = parseCount(headers['x-goog-upload-header-content-length'])
    const type = headers['x-goog-upload-header-content-type']
    const { announce, store } = uploadOf(query, body.toString(), type, bucket, caller)
    announce(size)
    const { id } = resumable.start(bucket.projectId, size, store)
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

  function uploadOf(
    query: URLSearchParams,
    metadata: string,
    contentType: string | undefined,
    { projectId, name: bucketName, store }: Bucket,
    caller: Caller,
  ) {
    const parsedMetadata = parseMetadataBody(metadata)
    const name = assertObjectName(query.get('name') ?? parsedMetadata.name ?? '')
    // Each upload gets a new token, so that a shared URL cannot open later content.
    const settings = changeFromWeb(
      { downloadTokens: [randomUUID()] },
      { contentType, ...parsedMetadata },
    )
    const judge = (replaced: StoredObject | null, next: StoredObject) => {
      assertAllowed(caller, projectId, uploadQuestion(bucketName, replaced, next, showsReplaced))
    }
    return {
      announce: (size: number) => {
        const content = { size, md5Hash: '', crc32c: '' }
        judge(store.get(name), store.draft(name, content, settings))
      },
      store: (content: Buffer) => store.create(name, content, settings, judge),
    }
  }
}

function continueUpload({ headers, body }: ApiRequest, upload: ResumableUpload): ApiResponse {
  const command = headers['x-goog-upload-command']?.replaceAll(' ', '') ?? ''
  if (!COMMANDS.has(command)) throw new StorageError(400, `There is no upload command ${command}.`)
  const isLast = command.endsWith('finalize')
  if (command === 'cancel') upload.cancel()
  else if (command !== 'query')
    upload.append(parseCount(headers['x-goog-upload-offset']), body, isLast)
  const response: ApiResponse = isLast ? json(toWebMetadata(upload.finish())) : { status: 200 }
  return {
    ...response,
    headers: {
      ...response.headers,
      'x-goog-upload-status': upload.state,
      'x-goog-upload-size-received': String(upload.received),
    },
  }
}

const COMMANDS: ReadonlySet<string> = new Set([
  'query',
  'cancel',
  'upload',
  'finalize',
  'upload,finalize',
])

function parseCount(text: string | undefined): number {
  if (!/^\d{1,15}$/.test(text ?? ''))
    throw new StorageError(400, 'The upload headers need a number of bytes.')
  return Number(text)
}
