/** HTTP request to any service of the local Firebase. Only `server.ts` uses node:http. */
export interface ApiRequest {
  method: string
  /** Path of the request, percent-encoded as sent, because an object name may contain %2F. Without the query. */
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
}

export interface ApiResponse {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

export function json(body: unknown, status = 200): ApiResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  }
}

/** Google's canonical status names with HTTP status and number (google.rpc.Code). */
const STATUS = {
  INVALID_ARGUMENT: [400, 3],
  FAILED_PRECONDITION: [400, 9],
  UNAUTHENTICATED: [401, 16],
  PERMISSION_DENIED: [403, 7],
  NOT_FOUND: [404, 5],
  ABORTED: [409, 10],
  ALREADY_EXISTS: [409, 6],
  INTERNAL: [500, 13],
  UNIMPLEMENTED: [501, 12],
  UNAVAILABLE: [503, 14],
  DEADLINE_EXCEEDED: [504, 4],
} as const

type StatusName = keyof typeof STATUS

/** Error for the client. All other errors become INTERNAL. */
export class ApiError extends Error {
  readonly status: StatusName

  constructor(status: StatusName, message: string) {
    super(message)
    this.status = status
  }

  get number(): number {
    return STATUS[this.status][1]
  }

  toResponse(): ApiResponse {
    const [code] = STATUS[this.status]
    return json({ error: { code, message: this.message, status: this.status } }, code)
  }
}
