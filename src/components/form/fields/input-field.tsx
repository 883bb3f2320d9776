import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlStyle } from './control-style'
import { FieldFrame, type FieldFrameProps } from './field-frame'

export type FieldOf<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  FieldFrameProps,
  'children'
> &
  Omit<ComponentProps<Tag>, 'id'>

/** Text field of a form that does not use React Hook Form. Other properties are those of the input. */
export function InputField(props: FieldOf<'input'>) {
  const { label, hint, optional, error, className, ...input } = props
  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <input {...control} {...input} className={classNames(controlStyle, className)} />
      )}
    </FieldFrame>
  )
}

export function ChoiceField(props: FieldOf<'select'>) {
  const { label, hint, optional, error, className, ...select } = props
  return (
    <FieldFrame label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <select {...control} {...select} className={classNames(controlStyle, className)} />
      )}
    </FieldFrame>
  )
}
