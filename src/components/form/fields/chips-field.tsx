import { useController } from 'react-hook-form'
import { Field } from './field'

interface ChipsFieldProps {
  name: string
  label: string
  hint?: string
  options: readonly string[]
  /** Labels by option, for options whose label differs from the stored value. */
  labels?: Readonly<Record<string, string>>
}

export function ChipsField({ options, labels, ...field }: ChipsFieldProps) {
  // A registered radio group would be null until an option is chosen. A controlled one remains a string.
  const { field: chosen } = useController({ name: field.name })
  return (
    <Field {...field}>
      {(control) => (
        <div
          {...control}
          role="radiogroup"
          aria-label={field.label}
          className="flex flex-wrap gap-2"
        >
          {options.map((option, index) => (
            <label
              key={option}
              className="relative inline-flex min-h-12 cursor-pointer items-center rounded-full border border-control bg-surface px-4 text-sm font-semibold hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                ref={index === 0 ? chosen.ref : undefined}
                type="radio"
                name={field.name}
                value={option}
                checked={chosen.value === option}
                onChange={() => chosen.onChange(option)}
                onBlur={chosen.onBlur}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {labels?.[option] ?? option}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
