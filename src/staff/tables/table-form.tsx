import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LastChange } from '@/components/staff/last-change'
import { Alert } from '@/components/ui/states/alert'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { ConflictDialog } from '@/components/ui/unsaved/conflict-dialog'
import { RecoveryOffers } from '@/components/ui/unsaved/recovery-offers'
import type { TableKey, TableName } from '@/domain/tables/saved-table-schema'
import { adminKeys, formQuery } from '@/lib/query/admin-keys'
import { readTable, type SeenTable } from '@/lib/tables/read-table'
import type { TableEditor } from './use-table-editor'

export const tableQuery = <Name extends TableName>(key: TableKey<Name>) =>
  formQuery(adminKeys.tableForm(key), () => readTable(key))

interface OpenedTableProps<Name extends TableName> {
  of: TableKey<Name>
  what: 'Rincian' | 'Alokasi' | 'Tabel'
  children: (seen: SeenTable<Name>) => ReactNode
}

/** Reads a table and shows its editor. */
export function OpenedTable<Name extends TableName>(props: OpenedTableProps<Name>) {
  const { of, what, children } = props
  const query = useQuery(tableQuery(of))
  if (query.data && !query.isFetching) return children(query.data)
  return (
    <DocumentLoadState
      query={query}
      what={what.toLowerCase()}
      failed={`${what} belum dapat dibuka.`}
    />
  )
}

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
