import * as v from 'valibot'
import { refuse } from './refusal'
import { isDocumentId } from '@/domain/ids/document-id'

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

/** Schema of a document id in a request. Without it, ids that Firestore rejects would cause an `internal` error. */
export const documentId = (max: number, message: string) =>
  v.pipe(v.string(message), v.maxLength(max, message), v.check(isDocumentId, message))
