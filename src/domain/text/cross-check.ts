import * as v from 'valibot'

/**
 * Validation step for fields that depend on each other. `problem` returns the message for the field `at`, or ''. It is
 * called as soon as these fields are valid, even if others are not.
 */
export function crossCheck<Input extends object, const Field extends keyof Input & string>(
  fields: readonly Field[],
  at: Field,
  problem: (input: NoInfer<Pick<Input, Field>>) => string,
): v.BaseValidation<Input, Input, v.BaseIssue<unknown>> {
  // The types of valibot cannot express a list of paths that depends on type parameters.
  const check = v.partialCheck(
    fields.map((field) => [field]) as never,
    (input: never) => problem(input) === '',
    ({ input }: { input: never }) => problem(input),
  )
  return v.forward(check, [at] as never) as never
}
