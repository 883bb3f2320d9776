import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from './log'
import { ApiError, type ApiRequest, type ApiResponse, json } from './message'
import type { Handler } from './router'

const MIB = 1024 * 1024
/** Maximum size of a JSON body. Firestore rejects commits above 10 MiB (firebase.google.com/docs/firestore/quotas). */
const JSON_BODY_LIMIT = 11 * MIB
const BODY_LIMIT = 32 * MIB
const CLOSING_TIMEOUT_MS = 2000
const JSON_SPACES = /^\/(v1|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)\//

export interface HttpServer {
  port: number
  close(): Promise<void>
}

/**
 * Serves `handle` on 127.0.0.1 only. With port 0, the system chooses a port. Every loopback origin may read the
 * responses, except for paths matching `ownCors`. Rejects with the system's error (`EADDRINUSE`).
 */
export async function serve(
  handle: Handler,
  port: number,
  log: Log,
  ownCors?: RegExp,
): Promise<HttpServer> {
  const server = createServer((incoming, outgoing) => {
    answer(handle, incoming, log, ownCors)
      .then((response) => {
        // A connection that is kept alive would delay `close`.
        if (!server.listening) outgoing.setHeader('connection', 'close')
        send(response, outgoing)
      })
      .catch((error: unknown) => {
        // The response cannot be sent, for example because HTTP does not allow one of its headers.
        log(`${incoming.method} ${incoming.url}: ${String(error)}`)
        outgoing.destroy()
      })
  })
  // A client must not send a request on a connection that is being closed.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeIdleConnections()
        setTimeout(() => {
          server.closeAllConnections()
        }, CLOSING_TIMEOUT_MS).unref()
      }),
  }
}

async function answer(
  handle: Handler,
  incoming: IncomingMessage,
  log: Log,
  ownCors?: RegExp,
): Promise<ApiResponse> {
  let cors: Record<string, string> = {}
  try {
    const request = parseHead(incoming)
    const hasOwnCors = ownCors?.test(request.path) ?? false
    assertLocal(request)
    if (!hasOwnCors) cors = corsHeaders(request)
    const response =
      isPreflight(request) && !hasOwnCors
        ? answerPreflight(request)
        : await handle({ ...request, body: await readBody(incoming, request.path) })
    return withHeaders(response, cors)
  } catch (error) {
    return withHeaders(toResponse(error, incoming, log), cors)
  }
}

function toResponse(error: unknown, { method, url }: IncomingMessage, log: Log): ApiResponse {
  if (error instanceof ApiError) return error.toResponse()
  if (error instanceof BodyTooLarge)
    return json({ error: { code: 413, message: error.message, status: 'INVALID_ARGUMENT' } }, 413)
  log(`${method} ${url}: ${(error instanceof Error && error.stack) || String(error)}`)
  return new ApiError('INTERNAL', 'Internal error. See the log.').toResponse()
}

function parseHead({ method, url, headers }: IncomingMessage): ApiRequest {
  const target = url ?? ''
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (!path.startsWith('/')) throw new ApiError('INVALID_ARGUMENT', 'The URL must be a path.')
  assertDecodable(path)
  return {
    method: method ?? 'GET',
    path,
    query: new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1)),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    ),
    body: Buffer.alloc(0),
  }
}

function assertDecodable(path: string): void {
  try {
    decodeURIComponent(path)
  } catch {
    throw new ApiError('INVALID_ARGUMENT', 'The URL is not correctly percent-encoded.')
  }
}

class BodyTooLarge extends Error {}

/**
 * Reads the body of a request. Responds to an oversized body immediately, and lets node:http drop the rest. If the
 * connection were closed, the client would not receive the response.
 */
async function readBody(incoming: IncomingMessage, path: string): Promise<Buffer> {
  const limit = JSON_SPACES.test(path) ? JSON_BODY_LIMIT : BODY_LIMIT
  const tooLarge = () => new BodyTooLarge(`The request is larger than ${limit / MIB} MiB.`)
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else {
        incoming.removeAllListeners('data').resume()
        reject(tooLarge())
      }
    })
    incoming.on('end', () => {
      resolve(Buffer.concat(chunks))
    })
    incoming.on('error', () => {
      reject(new ApiError('INVALID_ARGUMENT', 'The request ended early.'))
    })
  })
}

function withHeaders(response: ApiResponse, headers: Record<string, string>): ApiResponse {
  const vary = [response.headers?.['vary'], headers['vary']].filter(Boolean).join(', ')
  return { ...response, headers: { ...response.headers, ...headers, ...(vary && { vary }) } }
}

function send({ status, headers, body = '' }: ApiResponse, outgoing: ServerResponse): void {
  const hasBody = status !== 204 && status !== 304
  outgoing.writeHead(status, {
    ...headers,
    ...(hasBody && { 'content-length': Buffer.byteLength(body) }),
  })
  outgoing.end(hasBody ? body : undefined)
}

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
 * Rejects requests from other websites. A foreign Host header indicates DNS rebinding. A foreign Origin header
 * indicates a website that sends `Bearer owner` to a developer's machine.
 */
function assertLocal({ headers }: ApiRequest): void {
  if (!LOOPBACK.test(headers['host'] ?? ''))
    throw new ApiError('PERMISSION_DENIED', 'Only loopback host names are served.')
  const origin = headers['origin']
  if (origin !== undefined && !LOOPBACK.test(origin.replace(/^https?:\/\//, '')))
    throw new ApiError('PERMISSION_DENIED', `Origin ${origin} is not on loopback.`)
}

function isPreflight({ method, headers }: ApiRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

function answerPreflight({ headers }: ApiRequest): ApiResponse {
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
function corsHeaders({ headers }: ApiRequest): Record<string, string> {
  const origin = headers['origin']
  if (origin === undefined) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': EXPOSED_HEADERS,
    vary: 'Origin',
  }
}
