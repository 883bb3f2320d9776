import { useEffect, useState } from 'react'
import { textOf } from '@/components/form/marked-value'
import {
  pictureFields,
  revokeObjectUrls,
  withObjectUrls,
} from '@/components/form/pictures/picture-values'
import type { Values } from '@/components/form/validate'
import { ConflictDialog } from '@/components/ui/unsaved/conflict-dialog'
import type { DifferingPart } from '@/components/ui/unsaved/differences'
import type { PendingPictures } from '@/lib/images/picture-queue'
import { differences } from '@/lib/saving/differences'
import { partsOf } from '@/lib/saving/merge-by-field'
import type { EditorDocument } from '../editor/editor-document'
import type { EditorialKind } from '../editorial-kind'
import { StatusChip } from '../status-chip'

const NO_PICTURE = { url: '', width: 0, height: 0 }

export function fieldGroups(fields: readonly string[]): string[][] {
  const pictures = fields
    .filter((field) => field.endsWith('url'))
    .map((field) => [
      ...Object.keys(pictureFields(field, NO_PICTURE)),
      field.replace(/url$/, 'alt'),
    ])
  return [...pictures, ['date', 'lastdate', 'time', 'endtime']]
    .map((group) => group.filter((field) => fields.includes(field)))
    .filter((group) => group.length > 1)
}

interface EditorConflictProps {
  kind: EditorialKind
  /** Values in the form, including pictures that are not uploaded yet. */
  values: Values
  chosen: PendingPictures
  /** Values that the user opened, or null if unknown. */
  base: Values | null
  theirs: EditorDocument
  /** Overwrites the stored version. null if the user may not overwrite it. */
  onOverwrite: (() => void) | null
  /** Called to merge, with the names of the fields that get their stored value. */
  onMerge: (chosenTheirs: readonly string[]) => void
  onSaveAsNew: () => void
  onTake: () => void
  onClose: () => void
}

/** Dialog that compares the form with the version that another user has stored. */
export function EditorConflict(props: EditorConflictProps) {
  const { kind, values, chosen, base, theirs, onMerge, ...actions } = props
  const [mine] = useState(() => withObjectUrls(values, chosen))
  useEffect(() => () => revokeObjectUrls(mine), [mine])
  const parts = differingParts(kind, base, mine, theirs.values)

  return (
    <ConflictDialog
      {...actions}
      noun={kind.noun}
      by={theirs.updatedBy}
      at={theirs.updatedAt}
      parts={parts}
      onMerge={(own) =>
        onMerge(parts.filter(({ key }) => !own.has(key)).flatMap(({ key }) => key.split(',')))
      }
    >
      {parts.every(({ values }) => values.length === 0) && (
        <p>Isinya sama; hanya statusnya yang berubah.</p>
      )}
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        Versi tersimpan: {theirs.status !== 'baru' && <StatusChip status={theirs.status} />}
      </p>
    </ConflictDialog>
  )
}

/** Returns the fields, or groups of related fields, that differ, in the order of the form. */
function differingParts(
  { labels }: EditorialKind,
  base: Values | null,
  mine: Values,
  theirs: Values,
): DifferingPart[] {
  const known = Object.keys(labels)
  const parts = partsOf(theirs, fieldGroups(Object.keys(theirs)))
  const place = (fields: readonly string[]) => known.findIndex((field) => fields.includes(field))
  const partsIn = (values: Values | null) =>
    new Map(
      parts
        .toSorted((one, other) => place(one) - place(other))
        .map((fields) => [fields.join(), values && fields.map((field) => textOf(values[field]))]),
    )
  return differences(partsIn(base), partsIn(mine), partsIn(theirs)).map(({ key, by }) => {
    const fields = key.split(',')
    const values = known
      .filter((field) => fields.includes(field))
      .map((field) => ({ label: labels[field] ?? '', mine: mine[field], theirs: theirs[field] }))
    return { key, by, label: values.map(({ label }) => label).join(' dan '), values }
  })
}
