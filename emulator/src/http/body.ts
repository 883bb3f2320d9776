import * as v from 'valibot'
import { ApiError } from './message'

export function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.optional(v.nullable(schema)),
    v.transform((value) => value ?? undefined),
  )
}

/** Returns the schema of an enumeration. firebase-admin sends numbers instead of names, beginning with `first`. */
export function enumeration<const Names extends readonly string[]>(names: Names, first = 1) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'number' ? names[value - first] : value)),
    v.picklist(names),
  )
}

/** Parses a message. Throws INVALID_ARGUMENT with the name of the invalid field. Rejects unknown fields. */
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

export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Buffer,
): v.InferOutput<Schema> {
  return parseMessage(schema, parseJsonObject(body))
}

/**
 * Parses a JSON object. Ignores the content type, because the web SDK sends text/plain to avoid a preflight. An empty
 * body becomes an empty object. Throws INVALID_ARGUMENT for anything but a JSON object.
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
