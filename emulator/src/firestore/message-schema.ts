import * as v from 'valibot'
import { ApiError } from '../http/message'

/** A field that protocol buffers leave out or send as null. */
export function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.optional(v.nullable(schema)),
    v.transform((value) => value ?? undefined),
  )
}

/** Throws INVALID_ARGUMENT that names the place; what a message does not know it refuses. */
export function parseMessage<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  const message = issue.expected === 'never' ? 'This is not supported here.' : issue.message
  throw new ApiError('INVALID_ARGUMENT', place ? `${place}: ${message}` : message)
}
