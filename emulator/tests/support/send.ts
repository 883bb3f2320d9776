import { ApiError, type ApiResponse } from '../../src/http/message'
import type { Handler } from '../../src/http/router'

export async function send(
  handle: Handler,
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body: Buffer | string = '',
) {
  const [path = '', search] = url.replace(/^http:..[^/]+/, '').split('?')
  const query = new URLSearchParams(search)
  const request = { method, path, query, headers, body: Buffer.from(body) }
  const response = await Promise.resolve(request)
    .then(handle)
    .catch((error: unknown): ApiResponse => {
      if (error instanceof ApiError) return error.toResponse()
      throw error
    })
  return { ...response, headers: response.headers ?? {}, text: String(response.body ?? '') }
}
