import { useFormContext } from 'react-hook-form'
import { CheckBox } from './check-box'

interface CheckFieldProps {
  name: string
  label: string
  /** Of several of the same name, which fill a list, what this one stands for. */
  value?: string
}

/** Something that is so or not. */
export function CheckField({ name, label, value }: CheckFieldProps) {
  const { register } = useFormContext()
  return <CheckBox {...register(name)} value={value} label={label} />
}
