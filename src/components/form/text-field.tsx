import type { ComponentProps, HTMLInputTypeAttribute } from 'react'
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
  /** Which keyboard a phone shows. */
  inputMode?: ComponentProps<'input'>['inputMode']
}

export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete = 'off', inputMode, ...field } = props
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          {...register(field.name)}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          className={controlStyle}
        />
      )}
    </Field>
  )
}
