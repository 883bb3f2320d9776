import * as v from 'valibot'

/** What a form holds, by field. */
export type Values = Record<string, unknown>

type Checked = { values: Values } | { problems: [field: string, message: string][] }

/**
 * Holds a form against its schema. For `complete` everything must fit, and the values come back as
 * the schema leaves them; for `storable` only what is too long to be stored counts.
 */
export function findProblems(
  schema: v.GenericSchema<Values, Values>,
  values: Values,
  need: 'complete' | 'storable' | 'nothing',
): Checked {
  if (need === 'nothing') return { values }
  const parsed = v.safeParse(schema, values)
  if (parsed.success) return { values: parsed.output }
  const problems = new Map<string, string>()
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)
    if (field === null || problems.has(field)) continue
    if (need === 'complete' || issue.type === 'max_length') problems.set(field, issue.message)
  }
  return problems.size > 0 ? { problems: [...problems] } : { values }
}
