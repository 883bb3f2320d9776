import type { ComponentProps } from 'react'
import { controlStyle } from './control-style'
import { FieldFrame, type FieldFrameProps } from './field-frame'

type InputFieldProps = { name: string } & Pick<
  FieldFrameProps,
  'label' | 'hint' | 'optional' | 'error'
> &
  Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'>

/** Text field of a form that does not use React Hook Form. Other properties are those of the input. */
export function InputField({ label, hint, optional, error, ...input }: InputFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={error}>
      {(control) => <input {...control} {...input} className={controlStyle} />}
    </FieldFrame>
  )
}
