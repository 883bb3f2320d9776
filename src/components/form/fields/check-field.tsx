import { useFormContext } from 'react-hook-form'
import { CheckBox } from './check-box'

interface CheckFieldProps {
  name: string
  label: string
  /** Value in a list, if several fields share a name. */
  value?: string
}

export function CheckField({ name, label, value }: CheckFieldProps) {
  const { register } = useFormContext()
  return <CheckBox {...register(name)} value={value} label={label} />
}
