import { get, useFormContext, useFormState } from 'react-hook-form'
import { FieldFrame, type FieldFrameProps } from './field-frame'

interface FieldProps extends Omit<FieldFrameProps, 'error'> {
  name: string
}

/** A labelled control of the surrounding form of react-hook-form, with that form's message. */
export function Field({ name, ...frame }: FieldProps) {
  return <FieldFrame {...frame} error={useFieldError(name)} />
}

function useFieldError(name: string): string | undefined {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  // A field of a list has a path for its name: `templates.0.title`.
  const message: unknown = get(errors, `${name}.message`)
  return typeof message === 'string' ? message : undefined
}
