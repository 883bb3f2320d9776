import { type ComponentType, type SubmitEvent, type SyntheticEvent, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { classNames } from '@/components/ui/class-names'
import { paths } from '@/domain/paths'

export interface SuggestionsProps {
  field: HTMLInputElement
  onChoose?: (() => void) | undefined
}

export interface SearchFieldProps {
  label?: string
  id?: string
  size?: 'large' | 'small'
  value?: string
  onType?: (typed: string) => void
  onSearch: (typed: string, field: HTMLInputElement) => void
  /** Component for the suggestions. Rendered once the field is used. With it, the field is a combobox. */
  suggestions?: ComponentType<SuggestionsProps>
  onLeave?: () => void
}

const INPUT = {
  large: 'min-h-13 py-3 pr-16 pl-5',
  small: 'min-h-10 py-1.5 pr-11 pl-4 text-sm',
}
const BUTTON = {
  large: 'right-1 size-12 bg-primary text-on-primary hover:opacity-90',
  small: 'right-0.5 size-9 text-primary hover:bg-primary-soft',
}

/** Search field with a submit button. Without JavaScript, the form opens the page with the results. */
export function SearchField({
  label = 'Pencarian',
  id,
  size = 'large',
  value,
  onType,
  onSearch,
  suggestions: Suggestions,
  onLeave,
}: SearchFieldProps) {
  const [used, setUsed] = useState<HTMLInputElement>()
  const use = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setUsed(currentTarget)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('q')
    if (field instanceof HTMLInputElement) onSearch(wholeCharacters(field.value), field)
  }
  return (
    <form
      role="search"
      aria-label={label}
      action={paths.search}
      onSubmit={submit}
      className="relative w-full max-w-xl"
    >
      <label>
        <span className="sr-only">Cari di situs desa</span>
        <input
          id={id}
          value={value}
          onChange={onType && (({ currentTarget }) => onType(wholeCharacters(currentTarget.value)))}
          {...(Suggestions && {
            role: 'combobox',
            'aria-expanded': false,
            onFocus: use,
            // The field may have been focused before hydration.
            onInput: use,
          })}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Cari berita, layanan…"
          className={classNames(
            'w-full rounded-full border border-control bg-surface text-ink placeholder:text-ink-2',
            INPUT[size],
          )}
        />
      </label>
      <button
        type="submit"
        className={classNames(
          'absolute top-1/2 grid [translate:0_-50%] place-items-center rounded-full',
          BUTTON[size],
        )}
      >
        <Icon name="search" />
        <span className="sr-only">Cari</span>
      </button>
      {used && Suggestions && <Suggestions field={used} onChoose={onLeave} />}
    </form>
  )
}

/** Removes unpaired surrogates, which pasted text may contain and which cannot be encoded in a URL. */
function wholeCharacters(text: string): string {
  return text.replace(/\p{Cs}/gu, '')
}
