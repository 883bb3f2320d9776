import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https'

/** The `details` of a refused call: Indonesian texts to show as they are. */
export interface Refusal {
  message: string
  /** By the path of a field (`content.missions.0`), what is wrong with it. */
  fields?: Record<string, string>
}

/**
 * An error that tells the caller why. The text travels in `details`, for the web SDK appends the HTTP
 * status to `message`.
 */
export function refuse(
  code: FunctionsErrorCode,
  message: string,
  fields?: Refusal['fields'],
): HttpsError {
  return new HttpsError(code, message, { message, ...(fields && { fields }) } satisfies Refusal)
}
