import type { ShownField } from './versioned-subject'

export interface ChangedField {
  label: string
  one: string
  other: string
}

export function changedFields(
  one: readonly ShownField[],
  other: readonly ShownField[],
): ChangedField[] {
  const [here, there] = [one, other].map(
    (fields) => new Map(fields.map(({ label, text }) => [label, text])),
  )
  return [...new Set([...one, ...other].map(({ label }) => label))].flatMap((label) => {
    const texts = { one: here?.get(label) ?? '', other: there?.get(label) ?? '' }
    return texts.one === texts.other ? [] : [{ label, ...texts }]
  })
}
