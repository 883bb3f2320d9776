import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
}

export function CheckBox({ label, ...input }: CheckBoxProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 py-1">
      <input {...input} type="checkbox" className="size-6 shrink-0 accent-primary" />
      {label}
    </label>
  )
}

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
