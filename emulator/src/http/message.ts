/** What every part of the local Firebase receives and answers; only `server.ts` knows node:http. */
export interface ApiRequest {
  method: string
  /** As sent, percent-encoding kept: an object name may contain %2F. Without the query. */
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
}

export interface ApiResponse {
  status: number
  headers?: Record<string, string>
  /** The one header that may come several times. */
  setCookie?: string[] | undefined
  body?: string | Buffer
}

export function json(body: unknown, status = 200): ApiResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  }
}

/** Google's canonical status names with the HTTP status each travels with (google.rpc.Code). */
const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const

export type StatusName = keyof typeof HTTP_STATUS

/** A refusal that the client is meant to see. Anything else that is thrown becomes INTERNAL. */
export class ApiError extends Error {
  readonly status: StatusName

  constructor(status: StatusName, message: string) {
    super(message)
    this.status = status
  }

  toResponse(): ApiResponse {
    const code = HTTP_STATUS[this.status]
    return json({ error: { code, message: this.message, status: this.status } }, code)
  }
}
