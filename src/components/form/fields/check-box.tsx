import type { ComponentProps } from 'react'

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
