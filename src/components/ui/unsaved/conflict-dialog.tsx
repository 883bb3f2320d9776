import { type ReactNode, useId, useState } from 'react'
import { MarkedValue } from '@/components/form/marked-value'
import { StaffName } from '@/components/staff/staff-name'
import { Time } from '@/components/ui/time'
import { Button } from '../buttons/button'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { DialogFrame } from '../dialogs/dialog-frame'
import { useCloseOnBack } from '../dialogs/use-close-on-back'
import type { DifferingPart } from './differences'

interface ConflictDialogProps {
  noun: string
  by: string
  /** Time of the stored version in ISO 8601, or '' if unknown. */
  at: string
  /** Differing parts. Parts without values are merged but not shown. */
  parts: readonly DifferingPart[]
  children?: ReactNode
  /** Describes what happens to the stored version when it is overwritten. */
  fate?: string
  /** Overwrites the stored version. Null if the user may not do that. */
  onOverwrite: (() => void) | null
  /** Called with the keys of the parts that keep the local value. */
  onMerge: (own: ReadonlySet<string>) => void
  onTake: () => void
  onSaveAsNew?: () => void
  onClose: () => void
}

/** Maximum number of shown parts that need no decision. */
const SHOWN = 10

/** Shows two versions side by side, and lets the user choose one or merge them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { fate = 'akan hilang dan tidak masuk tempat sampah' } = props
  const { noun, by, at, children, onOverwrite, onMerge, onTake, onSaveAsNew, onClose } = props
  useCloseOnBack(onClose)
  const [asking, setAsking] = useState<'overwrite' | 'take' | null>(null)
  /** Keys of parts that both versions changed and for which the user chose the stored version. */
  const [chosenTheirs, setChosenTheirs] = useState<readonly string[]>([])
  const parts = props.parts.filter(({ values }) => values.length > 0)
  const shown = parts.filter((part, index) => part.by === 'both' || index < SHOWN)
  const canMerge = onOverwrite !== null && parts.length > 0
  const name = by === '' ? 'orang lain' : <StaffName uid={by} self="Anda di tab lain" />

  function merge() {
    const own = props.parts.filter(
      ({ key, by }) => by === 'me' || (by === 'both' && !chosenTheirs.includes(key)),
    )
    onMerge(new Set(own.map(({ key }) => key)))
  }

  return (
    <DialogFrame
      isWide
      title={`Ada dua versi ${noun} ini`}
      lead={
        <>
          Setelah Anda membukanya, {name} menyimpan perubahan
          {at && (
            <>
              {' '}
              pada <Time at={at} />
            </>
          )}
          .
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Kembali menulis
          </Button>
          <Button onClick={() => (parts.length === 0 ? onTake() : setAsking('take'))}>
            Pakai yang tersimpan
          </Button>
          <Button
            look={canMerge ? 'secondary' : 'primary'}
            onClick={onOverwrite ? () => setAsking('overwrite') : onSaveAsNew}
          >
            {onOverwrite ? 'Timpa dengan tulisan saya' : 'Simpan sebagai draf baru'}
          </Button>
          {canMerge && (
            <Button look="primary" onClick={merge}>
              Gabungkan
            </Button>
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
              Perubahan {name} {fate}.
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
        {canMerge && parts.some(({ by }) => by === 'both') && (
          <p>Untuk menggabungkan, pilih salah satu pada isian yang diubah keduanya.</p>
        )}
        {shown.map((part) => (
          <ConflictPart
            key={part.key}
            part={part}
            isTheirs={chosenTheirs.includes(part.key)}
            onChoose={
              part.by === 'both' && onOverwrite
                ? (isTheirs) =>
                    setChosenTheirs((before) =>
                      isTheirs ? [...before, part.key] : before.filter((key) => key !== part.key),
                    )
                : undefined
            }
          />
        ))}
        {parts.length > shown.length && <p>Dan {parts.length - shown.length} perbedaan lagi.</p>}
        {children}
      </div>
    </DialogFrame>
  )
}

const SIDES = [
  ['mine', 'theirs', 'Di layar ini'],
  ['theirs', 'mine', 'Yang tersimpan'],
] as const

interface ConflictPartProps {
  part: DifferingPart
  isTheirs: boolean
  onChoose: ((isTheirs: boolean) => void) | undefined
}

function ConflictPart({ part: { label, by, values }, isTheirs, onChoose }: ConflictPartProps) {
  const group = useId()
  return (
    <section aria-label={label}>
      <h3 className="mb-2 font-semibold">{label}</h3>
      {by !== 'both' && (
        <p className="mb-2 text-sm text-ink-2">
          Hanya diubah {by === 'me' ? 'di layar ini' : 'di versi tersimpan'}.
        </p>
      )}
      <div
        {...(onChoose && { role: 'radiogroup', 'aria-label': label })}
        className="grid grid-cols-1 gap-3 md:grid-cols-2"
      >
        {SIDES.map(([side, other, name]) => (
          <div key={side} className="min-w-0 rounded-control border border-hairline p-3">
            {onChoose ? (
              <label className="flex min-h-12 items-center gap-3 font-semibold">
                <input
                  type="radio"
                  name={group}
                  checked={isTheirs === (side === 'theirs')}
                  onChange={() => onChoose(side === 'theirs')}
                  className="size-6 accent-primary"
                />
                {name}
              </label>
            ) : (
              <p className="text-xs font-semibold text-ink-2 uppercase">{name}</p>
            )}
            {values.map((value) => (
              <div key={value.label} className="mt-1 break-words whitespace-pre-wrap">
                {values.length > 1 && <p className="text-sm text-ink-2">{value.label}</p>}
                <MarkedValue {...value} text={value[side]} other={value[other]} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
