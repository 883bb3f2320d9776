import * as v from 'valibot'
import { refuse } from './refusal'

/** The body of a call as its schema has it; refuses with a message for each field that does not fit. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const fields: Record<string, string> = {}
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message
  throw refuse('invalid-argument', 'Periksa kembali isian Anda.', fields)
}
