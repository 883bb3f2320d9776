import { useFormContext } from 'react-hook-form'

interface CheckFieldProps {
  name: string
  label: string
  /** Of several of the same name, which fill a list, what this one stands for. */
  value?: string
}

/** Something that is so or not. */
export function CheckField({ name, label, value }: CheckFieldProps) {
  const { register } = useFormContext()
  return (
    <label className="flex min-h-12 items-center gap-3">
      <input
        {...register(name)}
        type="checkbox"
        value={value}
        className="size-6 shrink-0 accent-primary"
      />
      {label}
    </label>
  )
}
