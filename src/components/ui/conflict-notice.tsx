import { type ReactNode, useState } from 'react'
import { formatInstant, type TimeZone } from '@/domain/date'
import { Alert } from './alert'
import { buttonStyle } from './button-style'
import { ConfirmDialog } from './confirm-dialog'
import { pictureSource } from './picture-source'
import { WithSwatches } from './with-swatches'

/** What a field holds here and elsewhere, in words. */
export interface Versions {
  label: string
  mine: string
  theirs: string
  /** Addresses of pictures that differ; '' where there is none. */
  pictures?: { mine: string; theirs: string }
}

interface ConflictNoticeProps {
  /** Of each field in question. */
  versions: readonly Versions[]
  /** Whether it was oneself, in another tab. */
  self: boolean
  /** Who it was, and when (ISO 8601; '' where that is not known). */
  who?: { name: ReactNode; at: string; zone: TimeZone }
  onOverwrite: () => void
  onTake: () => void
}

/** What somebody else changed in the same fields, beside one's own, and the choice between them. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { versions, self, who, onOverwrite, onTake } = props
  const [asking, setAsking] = useState(false)
  const name = self ? 'Anda di tab lain' : who?.at ? who.name : 'Orang lain'
  return (
    <Alert kind="error">
      <p ref={show}>
        {name}
        {who?.at && `, ${formatInstant(who.zone, new Date(who.at))},`} mengubah isian yang sama
        sejak Anda membuka halaman ini. Belum ada yang disimpan.
      </p>
      {versions.map(({ label, mine, theirs, pictures }) => (
        <dl key={label} aria-label={label} className="mt-3 grid gap-2 sm:grid-cols-2">
          <Version label={`${label}, di layar ini`} text={mine} picture={pictures?.mine} />
          <Version label={`${label}, yang terbaru`} text={theirs} picture={pictures?.theirs} />
        </dl>
      ))}
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className={buttonStyle.secondary} onClick={onTake}>
          Pakai yang terbaru
        </button>
        <button type="button" className={buttonStyle.quiet} onClick={() => setAsking(true)}>
          Timpa …
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title="Timpa yang terbaru?"
          action="Timpa"
          danger
          onClose={() => setAsking(false)}
          onConfirm={onOverwrite}
        >
          {versions.map(({ label, mine, theirs }) => (
            <p key={label}>
              {label}: <WithSwatches text={theirs} /> menjadi <WithSwatches text={mine} />.
            </p>
          ))}
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
