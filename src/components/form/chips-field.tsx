import { useFormContext } from 'react-hook-form'
import { Field } from './field'

interface ChipsFieldProps {
  name: string
  label: string
  hint?: string
  options: readonly string[]
}

/** One of a few choices, each in sight and one tap away. */
export function ChipsField({ options, ...field }: ChipsFieldProps) {
  const { register } = useFormContext()
  return (
    <Field {...field}>
      {(control) => (
        <div
          {...control}
          role="radiogroup"
          aria-label={field.label}
          className="flex flex-wrap gap-2"
        >
          {options.map((option) => (
            <label
              key={option}
              className="relative inline-flex min-h-12 cursor-pointer items-center rounded-full border border-control bg-surface px-4 text-sm font-semibold hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                {...register(field.name)}
                type="radio"
                value={option}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {option}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
