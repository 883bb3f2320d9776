import { ApiError, type ApiResponse, json } from '../http/message'

export class AuthError extends ApiError {
  constructor(message: string) {
    super('INVALID_ARGUMENT', message)
  }

  override toResponse(): ApiResponse {
    const errors = [{ message: this.message, reason: 'invalid', domain: 'global' }]
    return json({ error: { code: 400, message: this.message, errors } }, 400)
  }
}
