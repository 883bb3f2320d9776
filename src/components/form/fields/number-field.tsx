import { useState } from 'react'
import { useController } from 'react-hook-form'
import { controlStyle } from './control-style'
import { Field } from './field'

interface NumberFieldProps {
  name: string
  label: string
  hint?: string
  /** What becomes of what was typed, said below it. */
  result?: (value: number) => string
  /** The number that was typed; null where it is none. */
  parse: (typed: string) => number | null
  /** The number as it stands in the field when nobody is typing there. */
  format: (value: number) => string
}

/**
 * Holds a number, or '' when empty. What is no number stays as it was typed, for the schema to refuse
 * with its reason.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, result, parse, format, ...frame } = props
  const { field } = useController({ name })
  const value: unknown = field.value
  /** What stands there while it is being typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typeof value === 'number' ? format(value) : typeof value === 'string' ? value : ''
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
            field.onChange(bare === '' ? '' : (parse(bare) ?? bare))
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
