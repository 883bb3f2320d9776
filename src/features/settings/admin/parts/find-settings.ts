import { comparedText, splitWords } from '@/domain/text/words'
import type { SettingsField, SettingsPart } from '../fields/settings-part'

export interface FoundSetting extends Pick<SettingsField, 'name' | 'label'> {
  part: string
}

/** Every word of `wanted` must match a word or prefix. Matches in the label come first. */
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
