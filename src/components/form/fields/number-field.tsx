import { useState } from 'react'
import { useController } from 'react-hook-form'
import { controlStyle } from './control-style'
import { Field } from './field'

interface NumberFieldProps {
  name: string
  label: string
  hint?: string
  /** Returns a text that describes the effect of the number, for display below the field. */
  result?: (value: number) => string
  /** Value of an empty field. Defaults to ''. */
  none?: number
  parse: (typed: string) => number | null
  format: (value: number) => string
}

/**
 * Number field whose value is a number, or `none` if the field is empty. Invalid input stays a string, so that the schema
 * rejects it with a message.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, result, none = '', parse, format, ...frame } = props
  const { field } = useController({ name })
  const value: unknown = field.value
  /** Text while the field is being edited. */
  const [typed, setTyped] = useState<string | null>(null)
  const shown =
    value === none
      ? ''
      : typeof value === 'number'
        ? format(value)
        : typeof value === 'string'
          ? value
          : ''
  return (
    <Field
      {...frame}
      name={name}
      result={result && typeof value === 'number' ? result(value) : undefined}
    >
      {(control) => (
        <input
          {...control}
          ref={field.ref}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          value={typed ?? shown}
          onChange={({ target }) => {
            setTyped(target.value)
            const bare = target.value.trim()
            field.onChange(bare === '' ? none : (parse(bare) ?? bare))
          }}
          onBlur={() => {
            setTyped(null)
            field.onBlur()
          }}
          className={controlStyle}
        />
      )}
    </Field>
  )
}

const parseYear = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : null)

export const YearField = (field: Omit<NumberFieldProps, 'parse' | 'format'>) => (
  <NumberField {...field} parse={parseYear} format={String} />
)
