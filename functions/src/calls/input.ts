import * as v from 'valibot'
import { refuse } from './refusal'

/**
 * Parses the input of a call. Refuses with one message for each invalid field. Clones the input first, because a
 * `__proto__` key in the request becomes the prototype of the decoded object.
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

/** Returns the error message for issues without a message in the schema, such as a missing field. */
function otherwise({ received }: v.BaseIssue<unknown>): string {
  return received === 'undefined' ? 'Wajib diisi.' : 'Isian ini tidak valid.'
}
