import { ApiError, type ApiRequest, type ApiResponse } from './message'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Response headers that the web SDKs read (resumable uploads, paging). */
const EXPOSED_HEADERS = [
  'content-length',
  'etag',
  'x-goog-upload-chunk-granularity',
  'x-goog-upload-control-url',
  'x-goog-upload-size-received',
  'x-goog-upload-status',
  'x-goog-upload-url',
].join(', ')

/**
 * Rejects requests from other websites. A foreign Host means DNS rebinding. A foreign Origin means a
 * website that tries `Bearer owner` on a developer's machine.
 */
export function assertLocal({ headers }: ApiRequest): void {
  if (!LOOPBACK.test(headers['host'] ?? ''))
    throw new ApiError('PERMISSION_DENIED', 'Only loopback host names are served.')
  const origin = headers['origin']
  if (origin !== undefined && !LOOPBACK.test(origin.replace(/^https?:\/\//, '')))
    throw new ApiError('PERMISSION_DENIED', `Origin ${origin} is not on loopback.`)
}

export function isPreflight({ method, headers }: ApiRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

export function answerPreflight({ headers }: ApiRequest): ApiResponse {
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
      'access-control-max-age': '3600',
    },
  }
}

/** Returns CORS headers. The development server's pages have another port and therefore another origin. */
export function corsHeaders({ headers }: ApiRequest): Record<string, string> {
  const origin = headers['origin']
  if (origin === undefined) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': EXPOSED_HEADERS,
    vary: 'Origin',
  }
}
