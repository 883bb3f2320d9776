import type { UseFormReturn } from 'react-hook-form'
import type { Conflict } from '@/lib/saving/conflict'
import { differences, type Parts } from '@/lib/saving/differences'
import { partsOf } from '@/lib/saving/merge-by-field'
import { ConflictDialog } from '../ui/unsaved/conflict-dialog'
import type { DifferingPart, Versions } from '../ui/unsaved/differences'
import { textOf } from './marked-value'
import type { Values } from './validate'

export interface FormWords {
  labels: Readonly<Record<string, string>>
  /** Returns the text that shows the value of a field. Defaults to the value itself. */
  text?: (field: string, values: Values) => string
  groups?: readonly (readonly string[])[]
  /** Returns unlabelled fields that belong to a field, e.g. the size of a picture. */
  alongside?: (field: string, values: Values) => readonly string[]
  /** Returns the differing parts of a field that consists of parts, otherwise undefined. */
  pieces?: (field: string, mine: Values, theirs: Values) => readonly Versions[] | undefined
}

export interface EditedVersion {
  base: Values
  /** Field `updatedAt` of the edited version, or '' for a new document or if conflicts are detected by field. */
  version: string
}

interface FormConflictProps<Theirs> {
  noun: string
  conflict: Conflict<Theirs>
  form: UseFormReturn<Values>
  words: FormWords
  base: Values
  valuesOf: (theirs: Theirs) => Values
  /** Called with the new base version. Merged values must still be saved. */
  onSettle: (edited: EditedVersion, isMerged: boolean) => void
  onOverwrite: (edited: EditedVersion) => void
  onClose: () => void
}

/** Shows the fields of `form` that differ from the stored version, and applies the user's choice. */
export function FormConflict<Theirs>(props: FormConflictProps<Theirs>) {
  const { noun, conflict, form, words, base, valuesOf, onSettle, onOverwrite, onClose } = props
  const { by, at } = conflict
  const fields = conflict.fields.length > 0 ? conflict.fields : Object.keys(words.labels)
  const now = valuesOf(conflict.theirs)
  const theirs = partsIn(words, fields, now)
  const stored = Object.fromEntries([...theirs.values()].flatMap((part) => Object.entries(part)))
  const edited = { base: { ...base, ...stored }, version: at }

  function settle(own: ReadonlySet<string>, isMerged: boolean) {
    for (const [key, part] of theirs)
      if (!own.has(key))
        for (const [name, value] of Object.entries(part)) form.setValue(name, value)
    onSettle(edited, isMerged)
  }

  return (
    <ConflictDialog
      noun={noun}
      by={by}
      at={at}
      parts={differingParts(words, fields, base, form.getValues(), now)}
      onTake={() => settle(new Set(), false)}
      onMerge={(own) => settle(own, true)}
      onOverwrite={() => onOverwrite(edited)}
      onClose={onClose}
    />
  )
}

type Words = Pick<FormWords, 'labels' | 'groups' | 'alongside'>

/** Returns the values of fields that are merged together, by their names, in the order of the form. */
function partsIn(
  { labels, groups, alongside = () => [] }: Words,
  fields: readonly string[],
  values: Values,
): Parts<Values> {
  const order = Object.keys(labels)
  const place = (names: readonly string[]) => order.findIndex((name) => names.includes(name))
  const pick = (names: readonly string[]): Values =>
    Object.fromEntries(names.map((name) => [name, values[name]]))
  return new Map(
    partsOf(pick(fields), groups)
      .toSorted((one, other) => place(one) - place(other))
      .map((names) => {
        const all = names.flatMap((name) => [name, ...alongside(name, values)])
        return [names.join(' '), pick(all)]
      }),
  )
}

/** Returns the parts of a form that differ. Their keys are the names of their fields, separated by spaces. */
export function differingParts(
  words: FormWords,
  fields: readonly string[],
  base: Values,
  mine: Values,
  theirs: Values,
): DifferingPart[] {
  const { labels, text = plainText, pieces } = words
  const partsOfVersion = (values: Values) => partsIn(words, fields, values)
  const versions = [partsOfVersion(base), partsOfVersion(mine), partsOfVersion(theirs)] as const
  return differences(...versions).map(({ key, by, mine: own = {}, theirs: other = {} }) => {
    const values = Object.entries(labels)
      .filter(([name]) => name in own || name in other)
      .map(([name, label]) => ({ label, mine: text(name, own), theirs: text(name, other) }))
    const label = values.map(({ label }) => label).join(' dan ')
    return { key, by, label, values: pieces?.(key, mine, theirs) ?? values }
  })
}

const plainText = (field: string, values: Values): string => textOf(values[field])
