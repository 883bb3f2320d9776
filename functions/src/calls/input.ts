import * as v from 'valibot'
import { refuse } from './refusal'

/**
 * The body of a call as its schema has it; refuses with a message for each field that does not fit. What
 * `__proto__` says in it is inherited once it is decoded, and no input: cloned, an object has its own alone.
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

/** For what the schema itself has no words, a field that was left out for example. */
function otherwise({ received }: v.BaseIssue<unknown>): string {
  return received === 'undefined' ? 'Wajib diisi.' : 'Isian ini tidak valid.'
}
