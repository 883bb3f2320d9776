import { useFormContext } from 'react-hook-form'
import { controlStyle } from './control-style'
import { Field } from './field'

interface SelectFieldProps {
  name: string
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
}

/** One of a few choices; the first line asks for one. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} {...register(field.name)} className={controlStyle}>
          <option value="">Pilih …</option>
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
