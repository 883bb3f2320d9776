import type { HTMLInputTypeAttribute } from 'react'
import { useFormContext } from 'react-hook-form'
import { controlStyle } from './control-style'
import { Field } from './field'

interface TextFieldProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  /** What is unusual about what was written, and allowed. */
  warning?: string | undefined
  type?: HTMLInputTypeAttribute
  autoComplete?: string
}

export function TextField({ type = 'text', autoComplete = 'off', ...field }: TextFieldProps) {
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          {...register(field.name)}
          type={type}
          autoComplete={autoComplete}
          className={controlStyle}
        />
      )}
    </Field>
  )
}
