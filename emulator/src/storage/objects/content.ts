import type { ApiRequest, ApiResponse } from '../../http/message'
import type { StoredObject } from './stored-object'

/** Types in which a browser runs scripts. */
const SCRIPTABLE = /html|xml/i

/** The content of an object with its headers; all of it, also where only a part is asked for. */
export function sendContent(
  asked: ApiRequest['headers'],
  object: StoredObject,
  read: () => Buffer,
): ApiResponse {
  const headers = headersOf(object)
  const isKnown = asked['if-none-match']?.split(',').some((tag) => tag.trim() === headers['etag'])
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
    // The admin SDK verifies the hashes only when it knows that nothing was encoded on the way.
    'x-goog-stored-content-encoding': contentEncoding ?? 'identity',
    ...(contentEncoding !== undefined && { 'content-encoding': contentEncoding }),
    ...(contentLanguage !== undefined && { 'content-language': contentLanguage }),
    // In production objects have an origin of their own; here they share the site's.
    ...(SCRIPTABLE.test(contentType) && { 'content-security-policy': 'sandbox' }),
  }
}
