import { ApiError, type ApiResponse, json } from '../http/message'

export class StorageError extends ApiError {
  readonly code: 400 | 403 | 404 | 412 | 413 | 501

  constructor(code: StorageError['code'], message: string) {
    super('INVALID_ARGUMENT', message)
    this.code = code
  }

  override toResponse(): ApiResponse {
    return json({ error: { code: this.code, message: this.message } }, this.code)
  }
}
