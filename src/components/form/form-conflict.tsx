import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { TimeZone } from '@/domain/time/date'
import type { Conflict } from '@/lib/saving/conflict'
import { differences, type Parts } from '@/lib/saving/differences'
import { partsOf } from '@/lib/saving/merge-by-field'
import { ConflictNotice } from '../ui/unsaved/conflict-notice'
import { told, type Versions } from '../ui/unsaved/differences'
import type { Values } from './validate'

/** What the fields of a form are called, and how what they hold reads. */
export interface FormWords {
  labels: Readonly<Record<string, string>>
  /** Without it, as it is typed. */
  text?: (field: string, values: Values) => string
  /** Those that say something only together. */
  groups?: readonly (readonly string[])[]
  /** Fields without a name of their own that go with one. */
  alongside?: (field: string, values: Values) => readonly string[]
  /** What differs in a field, where it has pieces. */
  pieces?: (field: string, mine: Values, theirs: Values) => readonly Versions[] | undefined
}

/** What is being changed. */
export interface EditedVersion {
  /** As the form holds it. */
  base: Values
  /** Its `updatedAt`; '' where there was nothing, or where each field is looked at. */
  version: string
}

interface FormConflictProps<Theirs> {
  conflict: Conflict<Theirs>
  form: UseFormReturn<Values>
  words: FormWords
  base: Values
  /** What the form holds of what is stored. */
  valuesOf: (theirs: Theirs) => Values
  nameOf?: (uid: string) => ReactNode
  zone: TimeZone
  /** From now on this is what is changed; what was merged is still to be saved. */
  onSettle: (edited: EditedVersion, isMerged: boolean) => void
  onOverwrite: (edited: EditedVersion) => void
}

/** Shows where `form` holds something else than what is stored by now, and puts into it what is chosen. */
export function FormConflict<Theirs>(props: FormConflictProps<Theirs>) {
  const { conflict, form, words, base, valuesOf, nameOf, zone, onSettle, onOverwrite } = props
  const { labels, text = plainText, groups, alongside = () => [], pieces } = words
  const { by, at, self } = conflict
  // What is typed meanwhile counts, too.
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
  const differing = told(differences(partsIn(base), mine, theirs), {
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
      who={nameOf && { name: nameOf(by), at, zone }}
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
