import { type ReactNode, useId, useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { controlStyle } from '@/components/form/fields/control-style'
import { AreaField } from '@/components/form/fields/growing-text-area'
import { ActionBar } from '@/components/ui/buttons/action-bar'
import { Button, buttonStyle } from '@/components/ui/buttons/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { type EditorialAction, type EditorialStatus, publishingAction } from '@/domain/drafts/draft'
import { LIMITS } from '@/domain/limits'
import { cleanText } from '@/domain/text/clean-text'
import { formatCount } from '@/domain/text/money'
import { instantIn, TIME_ZONES, wallClockIn } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { serverNow } from '@/lib/server-clock'
import type { EditorialKind } from '../editorial-kind'
import { openShareSheet } from '../share/open-share-sheet'
import type { Details } from './actions'
import { PostponedLine } from './postponed-line'
import type { EditorDocument } from './editor-document'

const LABEL: Record<EditorialAction, { idle: string; busy: string }> = {
  save: { idle: 'Simpan draf', busy: 'Menyimpan …' },
  submit: { idle: 'Ajukan ke editor', busy: 'Mengajukan …' },
  withdraw: { idle: 'Kembalikan jadi draf', busy: 'Mengembalikan …' },
  schedule: { idle: 'Jadwalkan …', busy: 'Menjadwalkan …' },
  publish: { idle: 'Terbitkan', busy: 'Menerbitkan …' },
  unpublish: { idle: 'Tarik dari situs …', busy: 'Menarik …' },
  delete: { idle: 'Hapus …', busy: 'Menghapus …' },
}

const SAVE_LABEL: Partial<Record<EditorialStatus, string>> = {
  diajukan: 'Simpan',
  terjadwal: 'Simpan',
  terbit: 'Simpan dan tampilkan',
}

interface EditorActionsProps {
  kind: EditorialKind
  document: EditorDocument
  isOwn: boolean
  title: string
  actions: readonly EditorialAction[]
  running: EditorialAction | null
  isPostponed: boolean
  autosaveLine: ReactNode
  onForgetPostponed: () => void
  onRun: (action: EditorialAction, details?: Details) => void
  onPreview: () => void
  /** Button that starts a new item from the values of this one, or null. */
  successor: { label: string; onBegin: () => void } | null
}

/** Actions that open a dialog for details or confirmation. */
type Asking = 'schedule' | 'unpublish' | 'delete' | 'return'

/** Buttons of the editor: a column on large screens, and on phones a bottom bar and a list below the form. */
export function EditorActions(props: EditorActionsProps) {
  const { kind, document, isOwn, title, actions, running, autosaveLine, onRun, onPreview } = props
  const [asking, setAsking] = useState<Asking | null>(null)
  const isOnline = useOnline()
  const [primary, ...others] = actions
  const publishing = publishingAction(document.status)
  const isReturn = document.status === 'diajukan' && !isOwn

  function press(action: EditorialAction) {
    if (action === 'withdraw' && isReturn) setAsking('return')
    else if (action === 'schedule' || action === 'unpublish' || action === 'delete')
      setAsking(action)
    else onRun(action)
  }

  function answer(action: EditorialAction, details?: Details) {
    setAsking(null)
    onRun(action, details)
  }

  function labelOf(action: EditorialAction) {
    if (running === action) return LABEL[action].busy
    if (action === 'withdraw' && isReturn) return 'Kembalikan ke penulis …'
    if (action === publishing && props.isPostponed && isOnline) return 'Terbitkan sekarang'
    return (action === 'save' && SAVE_LABEL[document.status]) || LABEL[action].idle
  }

  function button(action: EditorialAction, style: string) {
    return (
      <button
        key={action}
        type="button"
        // A button with `disabled` would lose the focus.
        aria-disabled={running !== null}
        onClick={() => {
          if (!running) press(action)
        }}
        className={`${style} aria-disabled:opacity-60`}
      >
        {labelOf(action)}
      </button>
    )
  }

  return (
    <div className="flex flex-col gap-2 lg:sticky lg:top-24 lg:rounded-card lg:border lg:border-hairline lg:bg-surface lg:p-5">
      <ActionBar className="gap-2 lg:flex-col">
        <div className="w-full max-lg:has-[>.invisible]:hidden">{autosaveLine}</div>
        <PostponedLine
          isPostponed={props.isPostponed}
          isChange={document.status === 'terbit'}
          onForget={props.onForgetPostponed}
        />
        {primary && button(primary, `${buttonStyle.primary} grow`)}
        {others.includes('save') && button('save', buttonStyle.secondary)}
      </ActionBar>
      <Button onClick={onPreview}>Pratinjau</Button>
      {props.successor && (
        <Button onClick={props.successor.onBegin}>{props.successor.label}</Button>
      )}
      {document.status === 'terbit' && (
        <Button onClick={() => void openShareSheet(kind, document.itemId, document.values)}>
          Bagikan …
        </Button>
      )}
      {others
        .filter((action) => action !== 'save')
        .map((action) =>
          button(action, `${buttonStyle.quiet} ${action === 'delete' ? '!text-danger' : ''}`),
        )}
      {asking === 'schedule' && (
        <ScheduleDialog
          onClose={() => setAsking(null)}
          onChoose={(publishAt) => answer('schedule', { publishAt })}
        />
      )}
      {asking === 'return' && (
        <ReturnDialog
          onClose={() => setAsking(null)}
          onReturn={(note) => answer('withdraw', { note })}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title={`Hapus ${kind.noun} “${title}”?`}
          action="Hapus"
          danger
          onClose={() => setAsking(null)}
          onConfirm={() => answer('delete')}
        >
          Salinannya disimpan 30 hari di tempat sampah, lalu hilang selamanya.
        </ConfirmDialog>
      )}
      {asking === 'unpublish' && (
        <ConfirmDialog
          title={`Tarik ${kind.noun} “${title}” dari situs?`}
          action="Tarik"
          onClose={() => setAsking(null)}
          onConfirm={() => answer('unpublish')}
        >
          Warga tidak dapat membacanya lagi. Tulisannya menjadi draf dan dapat diterbitkan kembali
          dengan alamat yang sama.
        </ConfirmDialog>
      )}
    </div>
  )
}

interface ScheduleDialogProps {
  onChoose: (publishAt: Date) => void
  onClose: () => void
}

const HOUR = 60 * 60_000

function ScheduleDialog({ onChoose, onClose }: ScheduleDialogProps) {
  const zone = useZone()
  const id = useId()
  const [wall, setWall] = useState(() => wallClockIn(zone, new Date(serverNow().getTime() + HOUR)))
  const [problem, setProblem] = useState('')

  function choose() {
    const publishAt = instantIn(zone, wall)
    if (Number.isNaN(publishAt.getTime())) return setProblem('Isi tanggal dan jam terbit.')
    if (publishAt <= serverNow())
      return setProblem('Waktu itu sudah lewat. Pilih waktu yang akan datang.')
    onChoose(publishAt)
  }

  return (
    <ConfirmDialog
      role="dialog"
      title="Jadwalkan terbit"
      action="Jadwalkan"
      onClose={onClose}
      onConfirm={choose}
    >
      <div>
        <label htmlFor={id} className="block font-semibold text-ink">
          Waktu terbit ({TIME_ZONES[zone]})
        </label>
        <input
          id={id}
          type="datetime-local"
          value={wall}
          onChange={(event) => {
            setProblem('')
            setWall(event.target.value)
          }}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          className={`mt-2 ${controlStyle}`}
        />
        <p id={`${id}-problem`} role="alert" className="mt-2 text-sm font-semibold text-danger">
          {problem}
        </p>
      </div>
    </ConfirmDialog>
  )
}

interface ReturnDialogProps {
  onReturn: (note: string) => void
  onClose: () => void
}

function ReturnDialog({ onReturn, onClose }: ReturnDialogProps) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  function send() {
    const written = cleanText(note)
    if (written === '') return setProblem('Catatan wajib diisi.')
    if (written.length > LIMITS.reason)
      return setProblem(`Catatan paling banyak ${formatCount(LIMITS.reason)} karakter.`)
    onReturn(written)
  }

  return (
    <ConfirmDialog
      role="dialog"
      title="Kembalikan ke penulis"
      action="Kembalikan"
      onClose={onClose}
      onConfirm={send}
    >
      <div className="text-ink">
        <AreaField
          label="Catatan untuk penulis"
          hint="Apa yang perlu diperbaiki sebelum diajukan lagi."
          error={problem}
          rows={4}
          limit={LIMITS.reason}
          value={note}
          onChange={(event) => {
            setProblem('')
            setNote(event.target.value)
          }}
        />
      </div>
    </ConfirmDialog>
  )
}
