import { classNames } from '../class-names'
import { centerInStrip } from './chip-links'
import { formatCount } from '@/domain/text/money'

interface FilterChipsProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; count?: number | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <div
      role="group"
      aria-label={label}
      className="relative flex gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          ref={option.value === value ? centerInStrip : undefined}
          onClick={() => onChange(option.value)}
          className={classNames(
            'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold',
            option.value === value
              ? 'border-primary bg-primary text-on-primary'
              : 'border-control bg-surface hover:border-primary',
          )}
        >
          {option.label}{' '}
          {option.count !== undefined && (
            <span className="font-normal tabular-nums">{formatCount(option.count)}</span>
          )}
        </button>
      ))}
    </div>
  )
}
