import { type ComponentProps, type HTMLInputTypeAttribute, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { controlStyle } from './control-style'
import { Field } from './field'

export interface TextFieldProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  warning?: string | undefined
  result?: string | undefined
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  inputMode?: ComponentProps<'input'>['inputMode']
  suggestions?: readonly string[]
  /** Normalises the input when the field loses the focus. */
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
