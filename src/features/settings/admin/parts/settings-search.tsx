import { type KeyboardEvent, useId, useState } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'
import { comparedText, splitWords } from '@/domain/text/words'
import type { SettingsField, SettingsPart } from '../settings-document'

interface FoundSetting extends Pick<SettingsField, 'name' | 'label'> {
  part: string
}

/** Returns settings with words that start with the typed words. Whole words in labels or synonyms rank first. */
export function findSettings(parts: readonly SettingsPart[], wanted: string): FoundSetting[] {
  const words = splitWords(comparedText(wanted))
  if (words.length === 0) return []
  const found = parts.flatMap(({ title, purpose = '', fields }) =>
    fields.flatMap(({ name, label, hint = '', synonyms = '' }) => {
      const names = splitWords(comparedText(`${label} ${synonyms}`))
      const searchable = [...names, ...splitWords(comparedText(`${hint} ${title} ${purpose}`))]
      const hasWord = (word: string) => searchable.some((each) => each.startsWith(word))
      const rank = words.every((word) => names.includes(word))
        ? 0
        : words.every((word) => names.some((each) => each.startsWith(word)))
          ? 1
          : 2
      return words.every(hasWord) ? [{ name, label, part: title, rank }] : []
    }),
  )
  return found
    .sort((one, other) => one.rank - other.rank)
    .map(({ name, label, part }) => ({ name, label, part }))
}

interface SettingsSearchProps {
  parts: readonly SettingsPart[]
  onChoose: (name: string) => void
}

const SHOWN = 6

export function SettingsSearch({ parts, onChoose }: SettingsSearchProps) {
  const [wanted, setWanted] = useState('')
  const field = useId()
  const found = findSettings(parts, wanted)
  const isAsked = wanted.trim() !== ''

  function choose(name: string) {
    setWanted('')
    onChoose(name)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setWanted('')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const [first] = found
    if (first) choose(first.name)
  }

  return (
    <div role="search" className="relative">
      <label htmlFor={field} className="mb-1 block font-semibold">
        Cari pengaturan
      </label>
      <input
        id={field}
        type="search"
        placeholder="Logo, jam, WA …"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        onKeyDown={press}
        autoComplete="off"
        enterKeyHint="go"
        className={controlStyle}
      />
      <p role="status" className="sr-only">
        {isAsked && (found.length > 0 ? `${found.length} pengaturan ditemukan` : NOTHING)}
      </p>
      {isAsked && (
        <div className="absolute inset-x-0 top-full z-30 mt-2 min-w-full rounded-card border border-hairline bg-surface p-1 raised lg:w-80">
          {found.length === 0 && <p className="px-4 py-3">{NOTHING}</p>}
          <ul>
            {found.slice(0, SHOWN).map(({ name, label, part }) => (
              <li key={name}>
                <button
                  type="button"
                  className="block min-h-12 w-full rounded-control px-4 py-2 text-left -outline-offset-3 hover:bg-primary-soft"
                  onClick={() => choose(name)}
                >
                  <span className="font-semibold">{label}</span>{' '}
                  <span className="text-sm text-ink-2">{part}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const NOTHING = 'Tidak ada pengaturan dengan kata itu.'
