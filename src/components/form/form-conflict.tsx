import type { UseFormReturn } from 'react-hook-form'
import type { Conflict } from '@/lib/saving/conflict'
import { differences, type Parts } from '@/lib/saving/differences'
import { partsOf } from '@/lib/saving/merge-by-field'
import { ConflictDialog } from '../ui/unsaved/conflict-dialog'
import type { Versions } from '../ui/unsaved/differences'
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
  const { labels, text = plainText, groups, alongside = () => [], pieces } = words
  const { by, at } = conflict
  const fields = conflict.fields.length > 0 ? conflict.fields : Object.keys(labels)

  const pick = (values: Values, names: readonly string[]): Values =>
    Object.fromEntries(names.map((name) => [name, values[name]]))
  const partsIn = (values: Values): Parts<Values> =>
    new Map(
      partsOf(pick(values, fields), groups).map((names) => {
        const all = names.flatMap((name) => [name, ...alongside(name, values)])
        return [names.join(' '), pick(values, all)]
      }),
    )
  const now = valuesOf(conflict.theirs)
  const [mine, theirs] = [partsIn(form.getValues()), partsIn(now)]
  const differing = differences(partsIn(base), mine, theirs).map(({ key, by, ...versions }) => {
    const { mine = {}, theirs = {} } = versions
    const values = Object.keys({ ...mine, ...theirs })
      .filter((name) => name in labels)
      .map((name) => ({
        label: labels[name] ?? name,
        mine: text(name, mine),
        theirs: text(name, theirs),
      }))
    const label = values.map(({ label }) => label).join(', ')
    return { key, by, label, values: pieces?.(key, form.getValues(), now) ?? values }
  })
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
      parts={differing}
      onTake={() => settle(new Set(), false)}
      onMerge={(own) => settle(own, true)}
      onOverwrite={() => onOverwrite(edited)}
      onClose={onClose}
    />
  )
}

function plainText(field: string, values: Values): string {
  const value = values[field]
  return typeof value === 'string' ? value : ''
}
