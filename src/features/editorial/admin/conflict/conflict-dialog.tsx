import { useEffect, useState } from 'react'
import { textOf } from '@/components/form/marked-value'
import {
  pictureFields,
  revokeObjectUrls,
  withObjectUrls,
} from '@/components/form/pictures/picture-values'
import type { Values } from '@/components/form/validate'
import { StaffName } from '@/components/staff/staff-name'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { DialogFrame } from '@/components/ui/dialogs/dialog-frame'
import { useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'
import { Time } from '@/components/ui/time'
import type { PendingPictures } from '@/lib/images/picture-queue'
import { differences } from '@/lib/saving/differences'
import { partsOf } from '@/lib/saving/merge-by-field'
import type { EditorDocument } from '../editor/editor-document'
import type { EditorialKind } from '../editorial-kind'
import { StatusChip } from '../status-chip'
import { ConflictPart } from './conflict-part'

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

interface ConflictDialogProps {
  kind: EditorialKind
  /** Current values of the form, and pictures that are chosen but not stored. */
  values: Values
  chosen: PendingPictures
  /** Values from which the form started, or null if unknown. */
  base: Values | null
  theirs: EditorDocument
  /** Overwrites the other version. null if the user may not do that. */
  onOverwrite: (() => void) | null
  /** Called to merge, with the fields for which the user chose the other version. */
  onMerge: (chosenTheirs: readonly string[]) => void
  onSaveAsNew: () => void
  onTake: () => void
  onClose: () => void
}

export function ConflictDialog(props: ConflictDialogProps) {
  const { kind, values, chosen, base, theirs, onOverwrite, onMerge, onTake, onClose } = props
  useCloseOnBack(onClose)
  const [asking, setAsking] = useState<'overwrite' | 'take' | null>(null)
  const [mine] = useState(() => withObjectUrls(values, chosen))
  useEffect(() => () => revokeObjectUrls(mine), [mine])
  /** Ids of the parts changed by both for which the other version is chosen. */
  const [chosenTheirs, setChosenTheirs] = useState<readonly string[]>([])

  const versions = { mine, theirs: theirs.values }
  const differing = differingParts(base, mine, theirs.values)
  const parts = shownParts(kind, differing)
  const mustChoose = onOverwrite !== null && parts.some(({ by }) => by === 'both')

  function merge() {
    const chosen = differing.filter(({ id, by }) => by === 'them' || chosenTheirs.includes(id))
    onMerge(chosen.flatMap(({ fields }) => fields))
  }

  return (
    <DialogFrame
      isWide
      title={`Ada dua versi ${kind.noun} ini`}
      lead={
        <>
          Setelah Anda membukanya, <StaffName uid={theirs.updatedBy} self="Anda di tab lain" />{' '}
          menyimpan perubahan
          {theirs.updatedAt && (
            <>
              {' '}
              pada <Time at={theirs.updatedAt} />
            </>
          )}
          .
        </>
      }
      onClose={onClose}
      actions={
        <>
          <button type="button" className={buttonStyle.quiet} onClick={onClose}>
            Kembali menulis
          </button>
          <button
            type="button"
            className={buttonStyle.secondary}
            onClick={() => (parts.length === 0 ? onTake() : setAsking('take'))}
          >
            Pakai yang tersimpan
          </button>
          <button
            type="button"
            className={
              onOverwrite && parts.length > 0 ? buttonStyle.secondary : buttonStyle.primary
            }
            onClick={onOverwrite ? () => setAsking('overwrite') : props.onSaveAsNew}
          >
            {onOverwrite ? 'Timpa dengan tulisan saya' : 'Simpan sebagai draf baru'}
          </button>
          {onOverwrite && parts.length > 0 && (
            <button type="button" className={buttonStyle.primary} onClick={merge}>
              Gabungkan
            </button>
          )}
        </>
      }
      above={
        <>
          {asking === 'overwrite' && onOverwrite && (
            <ConfirmDialog
              title="Timpa yang tersimpan?"
              action="Timpa"
              danger
              onClose={() => setAsking(null)}
              onConfirm={onOverwrite}
            >
              Perubahan <StaffName uid={theirs.updatedBy} self="Anda di tab lain" /> akan hilang dan
              tidak masuk tempat sampah.
            </ConfirmDialog>
          )}
          {asking === 'take' && (
            <ConfirmDialog
              title="Pakai yang tersimpan?"
              action="Pakai versi itu"
              danger
              onClose={() => setAsking(null)}
              onConfirm={onTake}
            >
              Tulisan Anda di sini yang berbeda dari versi itu akan hilang.
            </ConfirmDialog>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-6 text-ink">
        {parts.length === 0 && <p>Isinya sama; hanya statusnya yang berubah.</p>}
        {mustChoose && (
          <p>Untuk menggabungkan, pilih salah satu pada isian yang diubah keduanya.</p>
        )}
        {parts.map(({ id, labels, by }) => (
          <ConflictPart
            key={id}
            labels={labels}
            versions={versions}
            by={by}
            chosen={chosenTheirs.includes(id) ? 'theirs' : 'mine'}
            onChoose={
              by !== 'both' || !onOverwrite
                ? undefined
                : (side) =>
                    setChosenTheirs((before) =>
                      side === 'theirs' ? [...before, id] : before.filter((other) => other !== id),
                    )
            }
          />
        ))}
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          Versi tersimpan: {theirs.status !== 'baru' && <StatusChip status={theirs.status} />}
        </p>
      </div>
    </DialogFrame>
  )
}

type DifferingPart = ReturnType<typeof differingParts>[number]

/** Compares two versions by field or group of fields, and determines who changed each part. */
function differingParts(base: Values | null, mine: Values, theirs: Values) {
  const parts = partsOf(theirs, fieldGroups(Object.keys(theirs)))
  const partsIn = (values: Values) =>
    new Map(parts.map((fields) => [fields.join(), fields.map((field) => textOf(values[field]))]))
  return differences(
    base ? partsIn(base) : new Map<string, string[]>(),
    partsIn(mine),
    partsIn(theirs),
  ).map(({ key, by }) => ({ id: key, by, fields: key.split(',') }))
}

/** Returns the parts that have a label, in the order of the form. */
function shownParts({ labels }: EditorialKind, parts: readonly DifferingPart[]) {
  const known = Object.entries(labels)
  const place = ({ fields }: DifferingPart) => known.findIndex(([field]) => fields.includes(field))
  return parts
    .filter((part) => place(part) >= 0)
    .sort((one, other) => place(one) - place(other))
    .map(({ id, by, fields }) => ({
      id,
      by,
      labels: known.filter(([field]) => fields.includes(field)),
    }))
}
