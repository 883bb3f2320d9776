import { type IncomingMessage, request as httpRequest } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiError, type ApiRequest, json } from './message'
import { type HttpServer, serve } from './server'

let server: HttpServer
let base: string
const lines: string[] = []

function handle({ path }: ApiRequest) {
  if (path === '/refused') throw new ApiError('PERMISSION_DENIED', 'no')
  if (path === '/broken') throw new TypeError('a bug')
  if (path === '/unsendable') return { status: 200, headers: { 'x-a': 'line\nbreak' } }
  if (path === '/slow') return setTimeout(200, { status: 200, body: 'at last' })
  return json({})
}

beforeAll(async () => {
  server = await serve(handle, 0, (line) => lines.push(line))
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

/** Sends a request with node:http, because `fetch` sets Host and Origin itself. */
function raw(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = httpRequest(base + path, { method, headers }, (response) =>
      resolve(response.resume()),
    )
    request.on('error', reject).end()
  })
}

it('responds with 413 when a body without a Content-Length header is too large', async () => {
  const body = ReadableStream.from(Array.from({ length: 14 }, () => new Uint8Array(1024 * 1024)))
  const options: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  expect((await fetch(`${base}/v1/x`, options)).status).toBe(413)
})

it('responds to an unexpected error with 500 without its message, and logs it', async () => {
  const answer = await fetch(`${base}/broken`)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('a bug')
  expect(lines.at(-1)).toContain('a bug')
  expect((await fetch(`${base}/fine`)).status).toBe(200)
})

it('logs a response that HTTP cannot represent, and continues to run', async () => {
  await expect(fetch(`${base}/unsendable`)).rejects.toThrow('fetch failed')
  expect(lines.at(-1)).toContain('Invalid character in header')
  expect((await fetch(`${base}/fine`)).status).toBe(200)
})

it('close waits for pending responses', async () => {
  const closing = await serve(handle, 0, () => undefined)
  const slow = fetch(`http://127.0.0.1:${closing.port}/slow`)
  await setTimeout(50)
  await closing.close()
  expect(await (await slow).text()).toBe('at last')
  await expect(fetch(`http://127.0.0.1:${closing.port}/fine`)).rejects.toThrow('fetch failed')
})

it.each([
  ...[
    { host: 'localhost:5000' },
    { host: '127.0.0.1' },
    { host: '[::1]:80' },
    { origin: 'http://localhost:5173' },
  ].map((headers) => [200, headers] as const),
  ...[
    ...[
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.nip.io:5000',
      '192.168.1.7',
      'evil-localhost',
    ].map((host) => ({ host })),
    ...['https://evil.example', 'null', 'http://localhost.evil.example:5000'].map((origin) => ({
      origin,
    })),
  ].map((headers) => [403, headers] as const),
])('responds with %i to a request with the header %j', async (status, headers) => {
  const answer = await raw('/', headers)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin', '*')
})

it('another loopback origin may send the preflighted headers and read responses, including errors', async () => {
  const origin = 'http://localhost:5173'
  const asked = 'authorization,x-goog-api-client'
  const preflight = {
    ...{ origin, 'access-control-request-method': 'POST' },
    'access-control-request-headers': asked,
  }
  const allowed = await raw('/v1/x', preflight, 'OPTIONS')
  const allowing = { 'access-control-allow-origin': origin, 'access-control-allow-headers': asked }
  expect([allowed.statusCode, allowed.headers]).toMatchObject([204, allowing])
  const readable = { 'access-control-allow-origin': origin, vary: 'Origin' }
  expect((await raw('/refused', { origin })).headers).toMatchObject(readable)
})
