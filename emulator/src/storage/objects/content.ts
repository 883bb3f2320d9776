import type { ApiRequest, ApiResponse } from '../../http/message'
import type { StoredObject } from './stored-object'

const SCRIPTABLE = /html|xml/i

/** Sends the whole content of an object with its headers, and ignores range requests. */
export function sendContent(
  requestHeaders: ApiRequest['headers'],
  object: StoredObject,
  read: () => Buffer,
): ApiResponse {
  const headers = headersOf(object)
  const isKnown = requestHeaders['if-none-match']
    ?.split(',')
    .some((tag) => tag.trim() === headers['etag'])
  return isKnown ? { status: 304, headers } : { status: 200, headers, body: read() }
}

function headersOf(object: StoredObject): Record<string, string> {
  const { contentType = 'application/octet-stream', contentEncoding, contentLanguage } = object
  return {
    etag: `"${object.etag}"`,
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
    // The admin SDK verifies hashes only if this header confirms that the content was not encoded in transit.
    'x-goog-stored-content-encoding': contentEncoding ?? 'identity',
    ...(contentEncoding !== undefined && { 'content-encoding': contentEncoding }),
    ...(contentLanguage !== undefined && { 'content-language': contentLanguage }),
    // In production, objects have an origin of their own. Here they share the origin of the site.
    ...(SCRIPTABLE.test(contentType) && { 'content-security-policy': 'sandbox' }),
  }
}
