import { diffWordsWithSpace } from 'diff'
import { type ReactNode, useState } from 'react'
import type { Values } from '@/components/form/validate'
import { StaffPicture } from '@/components/form/staff-picture'
import { buttonStyle } from '@/components/ui/button-style'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { DialogFrame } from '@/components/ui/dialog-frame'
import { useCloseOnBack } from '@/components/use-close-on-back'
import { formatInstant, type TimeZone } from '@/domain/date'
import type { EditorialKind } from './editorial-kind'
import { PersonName } from './person-name'
import { StatusChip } from './status-chip'
import type { Work } from './work'

interface ConflictDialogProps {
  kind: EditorialKind
  mine: Values
  theirs: Work
  zone: TimeZone
  /** null where it is not the person's to overwrite. */
  onOverwrite: (() => void) | null
  onSaveAsNew: () => void
  onTake: () => void
  onClose: () => void
}

/** Beyond so many differing words the texts have nothing in common, and marking takes seconds. */
const MAX_DIFFERENCES = 3_000

/** Both versions side by side, what differs marked, and the choice between them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { kind, mine, theirs, zone, onOverwrite, onSaveAsNew, onTake, onClose } = props
  useCloseOnBack(onClose)
  const [asking, setAsking] = useState<'overwrite' | 'take' | null>(null)
  const differing = Object.keys(kind.labels).filter(
    (field) => textOf(mine[field]) !== textOf(theirs.values[field]),
  )
  return (
    <DialogFrame
      isWide
      title={`Ada dua versi ${kind.noun} ini`}
      lead={
        <>
          Sejak Anda membukanya, <PersonName uid={theirs.updatedBy} self="Anda di tab lain" />{' '}
          menyimpan perubahan
          {theirs.updatedAt && ` pada ${formatInstant(zone, new Date(theirs.updatedAt))}`}.
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
            onClick={() => (differing.length === 0 ? onTake() : setAsking('take'))}
          >
            Pakai versi di server
          </button>
          <button
            type="button"
            className={buttonStyle.primary}
            onClick={onOverwrite ? () => setAsking('overwrite') : onSaveAsNew}
          >
            {onOverwrite ? 'Timpa dengan tulisan saya' : 'Simpan sebagai draf baru'}
          </button>
        </>
      }
      above={
        <>
          {asking === 'overwrite' && onOverwrite && (
            <ConfirmDialog
              title="Timpa versi di server?"
              action="Timpa"
              danger
              onClose={() => setAsking(null)}
              onConfirm={onOverwrite}
            >
              Perubahan <PersonName uid={theirs.updatedBy} self="Anda di tab lain" /> hilang, dan
              tidak masuk tempat sampah.
            </ConfirmDialog>
          )}
          {asking === 'take' && (
            <ConfirmDialog
              title="Pakai versi di server?"
              action="Pakai versi itu"
              danger
              onClose={() => setAsking(null)}
              onConfirm={onTake}
            >
              Yang Anda tulis di sini dan berbeda dari versi itu hilang.
            </ConfirmDialog>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-6 text-ink">
        {differing.length === 0 && <p>Isinya sama; hanya keadaannya yang berubah.</p>}
        {differing.map((field) => (
          <section key={field} aria-label={kind.labels[field]}>
            <h3 className="mb-2 font-semibold">{kind.labels[field]}</h3>
            <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
              {/* Who wrote what stands in the form is not said: of what others changed it is the older text. */}
              <Version label="Di layar ini">
                <Marked text={mine[field]} other={theirs.values[field]} />
              </Version>
              <Version label="Di server">
                <Marked text={theirs.values[field]} other={mine[field]} />
              </Version>
            </div>
          </section>
        ))}
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          Versi di server: {theirs.status !== 'baru' && <StatusChip status={theirs.status} />}
        </p>
      </div>
    </DialogFrame>
  )
}

function Version({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-control border border-hairline p-3">
      <p className="text-xs font-semibold text-ink-2 uppercase">{label}</p>
      <div className="mt-1 break-words whitespace-pre-wrap">{children}</div>
    </div>
  )
}

/** A value of the form, with what the other version does not have marked. */
function Marked({ text, other }: { text: unknown; other: unknown }) {
  const written = textOf(text)
  if (written === '') return <em className="text-ink-2">kosong</em>
  if (/^(https?:\/\/|\/)\S+alt=media(?:#share)?$/.test(written))
    return (
      <StaffPicture
        src={written}
        alt="Gambar pada versi ini"
        width={0}
        height={0}
        sizes="20rem"
        className="aspect-video w-full max-w-xs rounded-control"
      />
    )
  const parts = diffWordsWithSpace(textOf(other), written, { maxEditLength: MAX_DIFFERENCES })
  if (!parts) return written
  return parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }, index) =>
      added ? (
        <mark key={index} className="rounded-sm bg-accent/30 text-ink underline decoration-2">
          {value}
        </mark>
      ) : (
        <span key={index}>{value}</span>
      ),
    )
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
