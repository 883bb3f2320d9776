import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from './field'
import { GrowingTextArea } from './growing-text-area'

interface TextAreaProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  rows: number
  limit: number
  /** True for single paragraphs, where Enter moves to the next field. */
  next?: boolean
  /** Cleans the text when the field loses the focus. */
  tidy?: (text: string) => string
}

export function TextArea({ rows, limit, next, tidy, ...field }: TextAreaProps) {
  const { register, setValue } = useFormContext()
  const value: unknown = useWatch({ name: field.name })
  const text = typeof value === 'string' ? value : ''

  function clean() {
    const tidied = tidy?.(text) ?? text
    if (tidied !== text) setValue(field.name, tidied, { shouldDirty: true, shouldTouch: true })
  }

  return (
    <Field {...field}>
      {(control) => (
        <GrowingTextArea
          {...control}
          {...register(field.name, { onBlur: clean })}
          rows={rows}
          text={text}
          limit={limit}
          enterKeyHint={next ? 'next' : undefined}
        />
      )}
    </Field>
  )
}
