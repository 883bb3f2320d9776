import { classNames } from '../class-names'

interface FilterChipsProps<Value extends string> {
  label: string
  /** `count` is told beside the label where it is known. */
  options: readonly { value: Value; label: string; count?: number | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few filters, each with how much it lets through. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'inline-flex min-h-12 items-center gap-2 rounded-full border px-4 text-sm font-semibold',
            option.value === value
              ? 'border-primary bg-primary text-on-primary'
              : 'border-control bg-surface hover:border-primary',
          )}
        >
          {option.label}{' '}
          {option.count !== undefined && (
            <span className="font-normal tabular-nums">{option.count.toLocaleString('id-ID')}</span>
          )}
        </button>
      ))}
    </div>
  )
}
