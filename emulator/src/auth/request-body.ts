import type * as v from 'valibot'
import { parseBody } from '../http/body'
import { ApiError } from '../http/message'
import { AuthError } from './auth-error'

/** A JSON body as the schema has it. Throws INVALID_ARGUMENT, naming the first value that does not fit. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Buffer,
): v.InferOutput<Schema> {
  try {
    return parseBody(schema, body)
  } catch (error) {
    // The SDKs take what stands before the colon for the error's code.
    throw error instanceof ApiError ? new AuthError(`INVALID_ARGUMENT : ${error.message}`) : error
  }
}
