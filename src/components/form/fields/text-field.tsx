import { type ComponentProps, type HTMLInputTypeAttribute, useId } from 'react'
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
  /** What becomes of what was written. */
  result?: string | undefined
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  /** Which keyboard a phone shows. */
  inputMode?: ComponentProps<'input'>['inputMode']
  /** Earlier answers to choose from. */
  suggestions?: readonly string[]
  /** How what was typed is written, once it is. */
  tidy?: (typed: string) => string
}

export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete = 'off', inputMode, suggestions, tidy, ...field } = props
  const { register, setValue } = useFormContext()
  const list = useId()
  const tidyOnBlur = tidy && {
    onBlur: ({ target }: { target: HTMLInputElement }) =>
      setValue(field.name, tidy(target.value), { shouldDirty: true }),
  }
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input
            {...control}
            {...register(field.name, tidyOnBlur)}
            type={type}
            autoComplete={autoComplete}
            inputMode={inputMode}
            enterKeyHint="next"
            list={suggestions && list}
            className={controlStyle}
          />
          {suggestions && (
            <datalist id={list}>
              {suggestions.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}
