import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'

/** What a form holds, by field. */
export type Values = Record<string, unknown>

type Problems = [field: string, message: string][]
export type Checked<Output> = { values: Output } | { problems: Problems }

/** Holds a form against its schema: the values as the schema leaves them, or a message for each field. */
export function checkComplete<Output>(
  schema: v.GenericSchema<Values, Output>,
  values: Values,
): Checked<Output> {
  const parsed = v.safeParse(schema, values)
  return parsed.success ? { values: parsed.output } : { problems: firstOfEach(parsed.issues) }
}

/** Unfinished work may lack anything; only what is too long to be stored counts. */
export function checkStorable(
  schema: v.GenericSchema<Values, Values>,
  values: Values,
): Checked<Values> {
  const { issues = [] } = v.safeParse(schema, values)
  const problems = firstOfEach(issues.filter(({ type }) => type === 'max_length'))
  return problems.length > 0 ? { problems } : { values }
}

/** Shows the messages at their fields and goes to the first of them on the screen. */
export function showProblems(
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  problems: Problems,
): void {
  for (const [name, message] of problems) form.setError(name, { message })
  const [first] = problems.map(([name]) => name).sort(byPlace)
  if (first === undefined) return
  form.setFocus(first)
  controlNamed(first)?.scrollIntoView({ block: 'center' })
}

function controlNamed(name: string): Element | null {
  return document.querySelector(`[name="${CSS.escape(name)}"]`)
}

/** Fields without a control on the screen come last. */
function byPlace(one: string, other: string): number {
  const [a, b] = [controlNamed(one), controlNamed(other)]
  if (!a || !b) return Number(!a) - Number(!b)
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

function firstOfEach(issues: readonly v.BaseIssue<unknown>[]): Problems {
  const messages = new Map<string, string>()
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    if (field !== null && !messages.has(field)) messages.set(field, issue.message)
  }
  return [...messages]
}
