import * as v from 'valibot'
import { AuthError } from './auth-error'

/** Parses a JSON body. Throws AuthError, naming the first field that does not fit. */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Buffer,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(body))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new AuthError(`INVALID_ARGUMENT : Invalid value at '${v.getDotPath(issue) ?? 'body'}'`)
}

function parseJson(body: Buffer): unknown {
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString())
  } catch {
    throw new AuthError('INVALID_ARGUMENT : Invalid JSON payload received.')
  }
}

const EMAIL = /^[^@\s]+@[^@\s]+$/

/** The form in which addresses are kept and compared. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function canonicalEmail(email: string | undefined): string {
  if (email === undefined) throw new AuthError('MISSING_EMAIL')
  if (!EMAIL.test(email)) throw new AuthError('INVALID_EMAIL')
  return email.toLowerCase()
}
