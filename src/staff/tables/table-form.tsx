import type { ReactNode } from 'react'
import { LastChange } from '@/components/staff/last-change'
import { Alert } from '@/components/ui/states/alert'
import { ConflictDialog } from '@/components/ui/unsaved/conflict-dialog'
import { RecoveryOffers } from '@/components/ui/unsaved/recovery-offers'
import type { TableEditor } from './use-table-editor'

interface TableFormProps {
  editor: Pick<
    TableEditor,
    'seen' | 'base' | 'autosave' | 'restore' | 'busy' | 'conflict' | 'dialog'
  > & { save: () => void }
  label: string
  children: ReactNode
}

export function TableForm({ editor, label, children }: TableFormProps) {
  const { base, autosave, conflict } = editor
  const unreadable = editor.seen.unreadable.length
  return (
    <form
      noValidate
      aria-label={label}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        editor.save()
      }}
    >
      <LastChange by={base.by} at={base.at} />
      <fieldset disabled={editor.busy} className="contents">
        <RecoveryOffers autosave={autosave} onRestore={editor.restore} />
      </fieldset>
      {conflict && <ConflictDialog noun="tabel" fate="masuk tempat sampah" {...conflict} />}
      {unreadable > 0 && (
        <Alert kind="note">
          {unreadable} baris yang tersimpan rusak dan tidak tampil di sini. Bila tabel ini disimpan,
          baris itu masuk tempat sampah.
        </Alert>
      )}
      {children}
      {editor.dialog}
    </form>
  )
}
