import { useEffect, useState } from 'react'
import { differingParts } from '@/components/form/form-conflict'
import {
  pictureFields,
  revokeObjectUrls,
  withObjectUrls,
} from '@/components/form/pictures/picture-values'
import type { Values } from '@/components/form/validate'
import { ConflictDialog } from '@/components/ui/unsaved/conflict-dialog'
import type { PendingPictures } from '@/lib/images/picture-queue'
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
  // Values that an earlier version of the form has autosaved may lack fields.
  const whole = (known: Values) => ({ ...kind.empty(''), ...known })
  const [mine] = useState(() => withObjectUrls(whole(values), chosen))
  useEffect(() => () => revokeObjectUrls(mine), [mine])
  const fields = Object.keys(theirs.values)
  const words = { labels: kind.labels, groups: fieldGroups(fields) }
  const parts = differingParts(words, fields, base ? whole(base) : {}, mine, theirs.values)

  return (
    <ConflictDialog
      {...actions}
      noun={kind.noun}
      by={theirs.updatedBy}
      at={theirs.updatedAt}
      parts={parts}
      onMerge={(own) =>
        onMerge(parts.filter(({ key }) => !own.has(key)).flatMap(({ key }) => key.split(' ')))
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
