import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https'

export interface Refusal {
  message: string
  /** Messages by field path, such as `content.missions.0`. */
  fields?: Record<string, string>
}

/** Returns an error whose `details` contain the message, because the web SDK changes the error's own `message`. */
export function refuse(
  code: FunctionsErrorCode,
  message: string,
  fields?: Refusal['fields'],
): HttpsError {
  return new HttpsError(code, message, { message, ...(fields && { fields }) } satisfies Refusal)
}
