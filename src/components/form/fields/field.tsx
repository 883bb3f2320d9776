import { get, useFormContext, useFormState } from 'react-hook-form'
import { FieldFrame, type FieldFrameProps } from './field-frame'

interface FieldProps extends Omit<FieldFrameProps, 'error'> {
  name: string
}

export function Field({ name, ...frame }: FieldProps) {
  return <FieldFrame {...frame} error={useFieldError(name)} />
}

function useFieldError(name: string): string | undefined {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  // Fields of a list have a path as their name, e.g. `templates.0.title`.
  const message: unknown = get(errors, `${name}.message`)
  return typeof message === 'string' ? message : undefined
}
