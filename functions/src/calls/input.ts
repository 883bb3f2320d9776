import * as v from 'valibot'
import { refuse } from './refusal'

/**
 * Parses the body of a call. Refuses with a message for each invalid field. `__proto__` in a body becomes the prototype
 * of the decoded object, so the body is cloned to keep only own properties.
 */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, structuredClone(data), { message: otherwise })
  if (result.success) return result.output
  const fields: Record<string, string> = {}
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message
  throw refuse('invalid-argument', 'Periksa kembali isian Anda.', fields)
}

/** Returns the message for errors without a text in the schema, such as a missing field. */
function otherwise({ received }: v.BaseIssue<unknown>): string {
  return received === 'undefined' ? 'Wajib diisi.' : 'Isian ini tidak valid.'
}
