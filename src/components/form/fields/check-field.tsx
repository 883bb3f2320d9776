import { useFormContext } from 'react-hook-form'
import { CheckBox } from './check-box'

export function CheckField({ name, label }: { name: string; label: string }) {
  const { register } = useFormContext()
  return <CheckBox {...register(name)} label={label} />
}
