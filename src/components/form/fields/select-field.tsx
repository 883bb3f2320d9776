import { useFormContext } from 'react-hook-form'
import { controlStyle } from './control-style'
import { Field } from './field'

interface SelectFieldProps {
  name: string
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
  /** Label of the empty option. Defaults to a prompt to choose an option. */
  none?: string
  onChange?: (value: string) => void
}

export function SelectField({ options, none = 'Pilih …', onChange, ...field }: SelectFieldProps) {
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          {...register(field.name, {
            onChange: ({ target }: { target: HTMLSelectElement }) => onChange?.(target.value),
          })}
          className={controlStyle}
        >
          <option value="">{none}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
