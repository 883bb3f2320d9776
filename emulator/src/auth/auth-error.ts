import { ApiError, type ApiResponse, json } from '../http/message'

/** A refusal in the words of the Identity Toolkit API, which the SDKs turn into `auth/…` codes. */
export class AuthError extends ApiError {
  constructor(message: string) {
    super('INVALID_ARGUMENT', message)
  }

  override toResponse(): ApiResponse {
    const errors = [{ message: this.message, reason: 'invalid', domain: 'global' }]
    return json({ error: { code: 400, message: this.message, errors } }, 400)
  }
}
