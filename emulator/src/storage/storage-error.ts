import { ApiError, type ApiResponse, json, type StatusName } from '../http/message'

const STATUS = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  412: 'FAILED_PRECONDITION',
  413: 'OUT_OF_RANGE',
  429: 'RESOURCE_EXHAUSTED',
  501: 'UNIMPLEMENTED',
} as const satisfies Record<number, StatusName>

/** A refusal in the shape of Cloud Storage for Firebase: it names no status, only the number. */
export class StorageError extends ApiError {
  readonly code: keyof typeof STATUS

  constructor(code: keyof typeof STATUS, message: string) {
    super(STATUS[code], message)
    this.code = code
  }

  override toResponse(): ApiResponse {
    return json({ error: { code: this.code, message: this.message } }, this.code)
  }
}
