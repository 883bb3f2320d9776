import { request as httpRequest } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError, type ApiRequest, json } from './message'
import { type HttpServer, serve } from './server'

let server: HttpServer
let base: string
const lines: string[] = []

function handle({ method, path, query, body }: ApiRequest) {
  if (path === '/refused') throw new ApiError('PERMISSION_DENIED', 'no')
  if (path === '/broken') throw new TypeError('a bug')
  if (path === '/unsendable') return { status: 200, headers: { 'x-a': 'line\nbreak' } }
  if (path === '/slow') return setTimeout(200, { status: 200, body: 'at last' })
  if (path === '/empty') return { status: 204 }
  return json({ method, path, query: query.toString(), bytes: body.length })
}

beforeAll(async () => {
  server = await serve(handle, 0, (line) => lines.push(line))
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

/** Sends a request with node:http, because `fetch` sets Host and Origin itself. */
function raw(
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(base + path, { method, headers }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text })
      })
    })
    outgoing.on('error', reject).end()
  })
}

describe('a request', () => {
  it('keeps the percent-encoding of its path', async () => {
    const answer = await fetch(`${base}/v0/b/x/o/a%2Fb?alt=media&x=1`)
    expect(await answer.json()).toMatchObject({ path: '/v0/b/x/o/a%2Fb', query: 'alt=media&x=1' })
  })

  it('gets 413 if its body grows too large without an announced length', async () => {
    let left = 14
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- === 0) controller.close()
        else controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const options: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: stream,
      duplex: 'half',
    }
    expect((await fetch(`${base}/v1/x`, options)).status).toBe(413)
  })
})

describe('error handling', () => {
  it('sends an ApiError with its status and message', async () => {
    const answer = await fetch(`${base}/refused`)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' },
    })
  })

  it('answers an unexpected error with 500 without its message, and logs it', async () => {
    const answer = await fetch(`${base}/broken`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('a bug')
    expect(lines.at(-1)).toContain('a bug')
    expect((await fetch(`${base}/fine`)).status).toBe(200)
  })
})

it('logs a response that HTTP cannot represent, and keeps running', async () => {
  await expect(fetch(`${base}/unsendable`)).rejects.toThrow('fetch failed')
  expect(lines.at(-1)).toContain('Invalid character in header')
  expect((await fetch(`${base}/fine`)).status).toBe(200)
})

it('waits for pending responses when closing', async () => {
  const closing = await serve(handle, 0, () => undefined)
  const slow = fetch(`http://127.0.0.1:${closing.port}/slow`)
  await setTimeout(50)
  await closing.close()
  expect(await (await slow).text()).toBe('at last')
  await expect(fetch(`http://127.0.0.1:${closing.port}/fine`)).rejects.toThrow('fetch failed')
})

describe('the guard', () => {
  it.each(['localhost:5000', '127.0.0.1', '[::1]:80'])('serves Host %s', async (host) => {
    expect((await raw('/', { host })).status).toBe(200)
  })

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io:5000', '192.168.1.7'])(
    'rejects Host %s',
    async (host) => {
      expect((await raw('/', { host })).status).toBe(403)
    },
  )

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example:5000'])(
    'rejects Origin %s',
    async (origin) => {
      const { status, headers } = await raw('/', { origin })
      expect(status).toBe(403)
      expect(headers).not.toHaveProperty('access-control-allow-origin', '*')
    },
  )
})

describe('another loopback origin', () => {
  const origin = 'http://localhost:5173'

  it('may send the headers that the preflight allows', async () => {
    const { status, headers } = await raw(
      '/v1/x',
      {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-goog-api-client',
      },
      'OPTIONS',
    )
    expect(status).toBe(204)
    expect(headers['access-control-allow-origin']).toBe(origin)
    expect(headers['access-control-allow-headers']).toBe('authorization,x-goog-api-client')
  })

  it('may read responses, including errors', async () => {
    const { headers } = await raw('/refused', { origin })
    expect(headers['access-control-allow-origin']).toBe(origin)
    expect(headers['vary']).toBe('Origin')
  })
})
