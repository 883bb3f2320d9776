import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Conflict } from '@/lib/saving/conflict'
import { differences, type Parts } from '@/lib/saving/differences'
import { partsOf } from '@/lib/saving/merge-by-field'
import { ConflictNotice } from '../ui/unsaved/conflict-notice'
import { describeDifferences, type Versions } from '../ui/unsaved/differences'
import type { Values } from './validate'

export interface FormWords {
  labels: Readonly<Record<string, string>>
  /** Text of a field. Defaults to the value itself. */
  text?: (field: string, values: Values) => string
  /** Groups of fields that are merged together. */
  groups?: readonly (readonly string[])[]
  /** Returns unlabelled fields that belong to a field, e.g. the size of a picture. */
  alongside?: (field: string, values: Values) => readonly string[]
  /** Returns the parts of a field that differ, if it consists of parts. */
  pieces?: (field: string, mine: Values, theirs: Values) => readonly Versions[] | undefined
}

/** Version that a form is based on. */
export interface EditedVersion {
  base: Values
  /** Field `updatedAt` of the version. '' for a new document, or if fields are compared individually. */
  version: string
}

interface FormConflictProps<Theirs> {
  conflict: Conflict<Theirs>
  form: UseFormReturn<Values>
  words: FormWords
  base: Values
  /** Converts the stored document to form values. */
  valuesOf: (theirs: Theirs) => Values
  /** Called with the new base version. Merged values must still be saved. */
  onSettle: (edited: EditedVersion, isMerged: boolean) => void
  onOverwrite: (edited: EditedVersion) => void
}

/** Shows the fields of `form` that differ from the stored version, and applies the user's choice. */
export function FormConflict<Theirs>(props: FormConflictProps<Theirs>) {
  const { conflict, form, words, base, valuesOf, onSettle, onOverwrite } = props
  const { labels, text = plainText, groups, alongside = () => [], pieces } = words
  const { by, at, self } = conflict
  // Includes input made while the notice is open.
  useWatch({ control: form.control })
  const fields = conflict.fields.length > 0 ? conflict.fields : Object.keys(labels)

  const named = (values: Values, names: readonly string[]): Values =>
    Object.fromEntries(names.map((name) => [name, values[name]]))
  const partsIn = (values: Values): Parts<Values> =>
    new Map(
      partsOf(named(values, fields), groups).map((names) => {
        const all = names.flatMap((name) => [name, ...alongside(name, values)])
        return [names.join(' '), named(values, all)]
      }),
    )
  const labelled = (part: Values) => Object.keys(part).filter((name) => name in labels)

  const now = valuesOf(conflict.theirs)
  const [mine, theirs] = [partsIn(form.getValues()), partsIn(now)]
  const differing = describeDifferences(differences(partsIn(base), mine, theirs), {
    label: (part) =>
      labelled(part)
        .map((name) => labels[name])
        .join(', '),
    text: (part) =>
      labelled(part)
        .map((name) => text(name, part) || '(kosong)')
        .join('\n'),
  }).map((one) => ({ ...one, pieces: pieces?.(one.key, form.getValues(), now) }))
  const stored = Object.fromEntries([...theirs.values()].flatMap((part) => Object.entries(part)))
  const edited = { base: { ...base, ...stored }, version: at }

  function settle(own: ReadonlySet<string>, isMerged: boolean) {
    for (const [key, part] of theirs)
      if (!own.has(key))
        for (const [name, value] of Object.entries(part)) form.setValue(name, value)
    onSettle(edited, isMerged)
  }

  return (
    <ConflictNotice
      differences={differing}
      self={self}
      by={by}
      at={at}
      onTake={() => settle(new Set(), false)}
      onMerge={(own) => settle(own, true)}
      onOverwrite={() => onOverwrite(edited)}
    />
  )
}

function plainText(field: string, values: Values): string {
  const value = values[field]
  return typeof value === 'string' ? value : ''
}
