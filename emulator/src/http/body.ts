import * as v from 'valibot'
import { ApiError } from './message'

/** A field that protocol buffers leave out or send as null. */
export function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.optional(v.nullable(schema)),
    v.transform((value) => value ?? undefined),
  )
}

/** An enumeration by name; firebase-admin sends its numbers, which count on from that of the first. */
export function enumeration<const Names extends readonly string[]>(names: Names, first = 1) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'number' ? names[value - first] : value)),
    v.picklist(names),
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

/** As `parseMessage`. */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Buffer,
): v.InferOutput<Schema> {
  return parseMessage(schema, parseJsonObject(body))
}

/**
 * JSON whatever its type is called: the web SDK says text/plain to spare a preflight. Empty where
 * nothing was sent. Throws INVALID_ARGUMENT on what is no JSON object.
 */
export function parseJsonObject(body: Buffer): object {
  if (body.length === 0) return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString())
  } catch {
    throw new ApiError('INVALID_ARGUMENT', 'The body is not JSON.')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new ApiError('INVALID_ARGUMENT', 'The body is not a JSON object.')
  return parsed
}
