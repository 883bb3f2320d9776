import type * as v from 'valibot'
import { parseBody } from '../http/body'
import { ApiError } from '../http/message'
import { AuthError } from './auth-error'

export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Buffer,
): v.InferOutput<Schema> {
  try {
    return parseBody(schema, body)
  } catch (error) {
    // The SDKs use the text before the colon as error code.
    throw error instanceof ApiError ? new AuthError(`INVALID_ARGUMENT : ${error.message}`) : error
  }
}
