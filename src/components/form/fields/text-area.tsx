import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from './field'
import { GrowingTextArea } from './growing-text-area'

interface TextAreaProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  rows: number
  /** How many UTF-16 units fit. */
  limit: number
  /** One paragraph: Enter goes on to the next text. */
  next?: boolean
}

export function TextArea({ rows, limit, next, ...field }: TextAreaProps) {
  const { register } = useFormContext()
  const value: unknown = useWatch({ name: field.name })
  const text = typeof value === 'string' ? value : ''
  return (
    <Field {...field}>
      {(control) => (
        <GrowingTextArea
          {...control}
          {...register(field.name)}
          rows={rows}
          text={text}
          limit={limit}
          enterKeyHint={next ? 'next' : undefined}
        />
      )}
    </Field>
  )
}
