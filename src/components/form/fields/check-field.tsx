import { useFormContext } from 'react-hook-form'
import { CheckBox } from './check-box'

interface CheckFieldProps {
  name: string
  label: string
  /** Value that this checkbox adds to the field's list, if several checkboxes share a name. */
  value?: string
}

export function CheckField({ name, label, value }: CheckFieldProps) {
  const { register } = useFormContext()
  return <CheckBox {...register(name)} value={value} label={label} />
}
