import { useState } from 'react'
import { StaffName } from '@/components/staff/staff-name'
import { pictureSource } from '@/components/ui/pictures/picture'
import { Time } from '@/components/ui/time'
import { buttonStyle } from '../buttons/button-style'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { Alert } from '../states/alert'
import type { DifferenceText } from './differences'
import { MergeDialog, WithSwatches } from './merge-dialog'

interface ConflictNoticeProps {
  differences: readonly DifferenceText[]
  /** True if the same user made the change in another tab. */
  self: boolean
  /** Author of the change. */
  by: string
  /** Time of the change in ISO 8601, or '' if unknown. */
  at: string
  onOverwrite: () => void
  onTake: () => void
  /** Called with the keys of the parts that keep the local value. */
  onMerge: (own: ReadonlySet<string>) => void
}

/** Maximum number of differences shown, so that the buttons remain visible. */
const SHOWN = 10

export function ConflictNotice(props: ConflictNoticeProps) {
  const { differences, self, by, at, onOverwrite, onTake, onMerge } = props
  const [asking, setAsking] = useState<'overwrite' | 'merge' | null>(null)
  const name = self ? 'Anda di tab lain' : at ? <StaffName uid={by} /> : 'Orang lain'
  const all = differences.flatMap(({ pieces, ...whole }) => pieces ?? [whole])
  const shown = all.slice(0, SHOWN)
  const rest = all.length > SHOWN && (
    <p className="mt-3">Dan {all.length - SHOWN} perbedaan lagi.</p>
  )
  const clashes = differences.filter(({ by }) => by === 'both')

  function merge(chosenMine: ReadonlySet<string>) {
    const own = differences.filter(({ key, by }) => by === 'me' || chosenMine.has(key))
    onMerge(new Set(own.map(({ key }) => key)))
  }

  return (
    <Alert kind="error">
      <p ref={show}>
        {name}
        {at && (
          <>
            , <Time at={at} />,
          </>
        )}{' '}
        mengubah isian yang sama setelah Anda membuka halaman ini. Perubahan Anda belum disimpan.
      </p>
      {shown.map(({ label, mine, theirs, pictures }, index) => (
        <dl key={index} aria-label={label} className="mt-3 grid gap-2 sm:grid-cols-2">
          <Version label={`${label}, di layar ini`} text={mine} picture={pictures?.mine} />
          <Version label={`${label}, yang tersimpan`} text={theirs} picture={pictures?.theirs} />
        </dl>
      ))}
      {rest}
      <div className="mt-4 flex flex-wrap gap-2">
        {differences.length > 1 && (
          <button
            type="button"
            className={buttonStyle.secondary}
            onClick={() => (clashes.length > 0 ? setAsking('merge') : merge(new Set()))}
          >
            {clashes.length > 0 ? 'Gabungkan …' : 'Gabungkan'}
          </button>
        )}
        <button type="button" className={buttonStyle.secondary} onClick={onTake}>
          Pakai yang tersimpan
        </button>
        <button type="button" className={buttonStyle.quiet} onClick={() => setAsking('overwrite')}>
          Timpa …
        </button>
      </div>
      {asking === 'merge' && (
        <MergeDialog choices={clashes} onClose={() => setAsking(null)} onMerge={merge} />
      )}
      {asking === 'overwrite' && (
        <ConfirmDialog
          title="Timpa yang tersimpan?"
          action="Timpa"
          danger
          onClose={() => setAsking(null)}
          onConfirm={onOverwrite}
        >
          {shown.map(({ label, mine, theirs }, index) => (
            <p key={index}>
              {label}: <WithSwatches text={theirs} /> menjadi <WithSwatches text={mine} />.
            </p>
          ))}
          {rest}
        </ConfirmDialog>
      )}
    </Alert>
  )
}

const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

interface VersionProps {
  label: string
  text: string
  picture: string | undefined
}

function Version({ label, text, picture }: VersionProps) {
  return (
    <div className="min-w-0 rounded-control border border-hairline p-3">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="font-semibold break-words whitespace-pre-line">
        <WithSwatches text={text} />
        {picture && (
          <img
            {...pictureSource(picture)}
            alt={`Gambar ${label}`}
            className="mt-2 h-16 max-w-full object-contain"
          />
        )}
      </dd>
    </div>
  )
}
