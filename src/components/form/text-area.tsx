import { useFormContext, useWatch } from 'react-hook-form'
import { classNames } from '@/components/ui/class-names'
import { controlStyle } from './control-style'
import { Field } from './field'

interface TextAreaProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  rows: number
  /** How many UTF-16 units fit; the count shows when the end comes near. */
  limit: number
}

/** Several lines of text; grows with them where the browser can (`field-sizing`). */
export function TextArea({ rows, limit, ...field }: TextAreaProps) {
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...control}
            {...register(field.name)}
            rows={rows}
            className={classNames(
              controlStyle,
              'field-sizing-content max-h-[70dvh] leading-relaxed',
            )}
            style={{ minHeight: `${rows * 1.625 + 1.25}rem` }}
          />
          <Remaining name={field.name} limit={limit} />
        </>
      )}
    </Field>
  )
}

function Remaining({ name, limit }: { name: string; limit: number }) {
  const value: unknown = useWatch({ name })
  const length = typeof value === 'string' ? value.trim().length : 0
  if (length < limit * 0.8) return null
  return (
    <p className={classNames('mt-1 text-sm', length > limit ? 'text-danger' : 'text-ink-2')}>
      {length.toLocaleString('id-ID')} dari {limit.toLocaleString('id-ID')} huruf
    </p>
  )
}
