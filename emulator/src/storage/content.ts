import type { ApiRequest, ApiResponse } from '../http/message'
import type { StoredObject } from './stored-object'

/** Types in which a browser runs scripts. */
const SCRIPTABLE = /html|xml/i

/** The content of an object, or the part of it that `Range` asks for, with its headers. */
export function sendContent(
  asked: ApiRequest['headers'],
  object: StoredObject,
  read: () => Buffer,
): ApiResponse {
  const etag = `"${object.etag}"`
  const headers = { ...headersOf(object), etag }
  if (asked['if-none-match']?.split(',').some((tag) => tag.trim() === etag))
    return { status: 304, headers }
  // A client that has the beginning of another content needs all of this one.
  const isSame = (asked['if-range'] ?? etag) === etag
  const range = isSame ? parseRange(asked['range'], object.size) : null
  if (!range) return { status: 200, headers, body: read() }
  if (range.start >= range.end)
    return { status: 416, headers: { 'content-range': `bytes */${object.size}` } }
  return {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${range.start}-${range.end - 1}/${object.size}`,
    },
    body: read().subarray(range.start, range.end),
  }
}

function headersOf(object: StoredObject): Record<string, string> {
  const { contentType = 'application/octet-stream', contentEncoding, contentLanguage } = object
  return {
    'accept-ranges': 'bytes',
    'content-type': contentType,
    'cache-control': object.cacheControl ?? 'private, max-age=0',
    'content-disposition':
      object.contentDisposition ??
      `inline; filename*=utf-8''${encodeURIComponent(object.name.split('/').at(-1) ?? '')}`,
    'last-modified': new Date(object.updated).toUTCString(),
    'x-content-type-options': 'nosniff',
    'x-goog-generation': object.generation,
    'x-goog-metageneration': object.metageneration,
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5Hash}`,
    // The admin SDK verifies the hashes only when it knows that nothing was encoded on the way.
    'x-goog-stored-content-encoding': contentEncoding ?? 'identity',
    ...(contentEncoding !== undefined && { 'content-encoding': contentEncoding }),
    ...(contentLanguage !== undefined && { 'content-language': contentLanguage }),
    // In production objects have an origin of their own; here they share the site's.
    ...(SCRIPTABLE.test(contentType) && { 'content-security-policy': 'sandbox' }),
  }
}

/** Half open. Null without a range, or with one that may be ignored (RFC 9110, section 14.2). */
function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return { start: Math.max(size - Number(last), 0), end: size }
  if (last !== '' && Number(last) < Number(first)) return null
  return { start: Number(first), end: last === '' ? size : Math.min(Number(last) + 1, size) }
}
