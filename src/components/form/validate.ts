import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { mapTexts } from '@/domain/text/characters'
import { cleanText } from '@/domain/text/clean-text'
import { UserFacingError } from '@/lib/errors'

export type Values = Record<string, unknown>

type FieldErrors = readonly (readonly [field: string, message: string])[]

export class InvalidForm extends UserFacingError {
  constructor(
    /** First message of each invalid field. */
    readonly fieldErrors: FieldErrors,
  ) {
    const fields = fieldErrors.length === 1 ? 'Satu isian' : `${fieldErrors.length} isian`
    super(`${fields} perlu diperbaiki dahulu.`)
  }
}

/** Returns the values as parsed by the schema. Throws InvalidForm. */
export function validate<Output>(schema: v.GenericSchema<Values, Output>, values: Values): Output {
  const parsed = v.safeParse(schema, values)
  if (parsed.success) return parsed.output
  throw new InvalidForm(firstOfEach(parsed.issues))
}

/** Returns the parsed values of a form. Shows the messages and throws InvalidForm for invalid values. */
export function validateForm<Output>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError' | 'setFocus'>,
  schema: v.GenericSchema<Values, Output>,
  values = form.getValues(),
): Output {
  try {
    return validate(schema, values)
  } catch (error) {
    if (error instanceof InvalidForm) showFieldErrors(form, error)
    throw error
  }
}

/**
 * Returns the values of an incomplete draft with cleaned texts. Throws InvalidForm for values that cannot be stored:
 * texts that are too long, and text instead of a number.
 */
export function validateUnfinished(
  schema: v.GenericSchema<Values, Values>,
  values: Values,
): Values {
  const { issues = [] } = v.safeParse(schema, values)
  const unfit = issues.filter(
    ({ type, input }) => type === 'max_length' || (type === 'number' && input !== ''),
  )
  if (unfit.length > 0) throw new InvalidForm(firstOfEach(unfit))
  return mapTexts(values, cleanText)
}

/** Sets values in a form as if the user had entered them. */
export function fillForm(form: Pick<UseFormReturn<Values>, 'setValue'>, values: Values): void {
  for (const [field, value] of Object.entries(values))
    form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
}

/** Shows the messages and focuses the first invalid field on the screen. */
export function showFieldErrors(
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  { fieldErrors }: InvalidForm,
): void {
  for (const [name, message] of fieldErrors) form.setError(name, { message })
  const [first] = fieldErrors.map(([name]) => name).sort(byPlace)
  if (first !== undefined) goToField(form, first)
}

export function goToField(form: Pick<UseFormReturn<Values>, 'setFocus'>, name: string): void {
  form.setFocus(name)
  const control = controlNamed(name)
  // File inputs are not registered with the form.
  if (document.activeElement !== control) control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

function controlNamed(name: string): HTMLElement | null {
  return document.querySelector(`[name="${CSS.escape(name)}"]`)
}

/** Sorts fields by their order on the screen. Fields without a control come last. */
function byPlace(one: string, other: string): number {
  const [a, b] = [controlNamed(one), controlNamed(other)]
  if (!a || !b) return Number(!a) - Number(!b)
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

function firstOfEach(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const messages = new Map<string, string>()
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    if (field !== null && !messages.has(field)) messages.set(field, issue.message)
  }
  return [...messages]
}
