import { useId, useState } from 'react'
import { Button } from '@/components/ui/buttons/button'
import { Alert } from '@/components/ui/states/alert'
import type { TableFormat } from '@/domain/sheets/table-format'
import { UserFacingError } from '@/lib/errors'
import { errorText } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'
import type { SheetType } from '@/lib/sheets/write-sheet'
import type { TableImport, TableImportProps } from './table-import'

interface TableSheetsProps<Line, Key extends string> {
  title: string
  /** Name of downloaded files without extension, e.g. `agama`. */
  fileName: string
  current: readonly Line[]
  /** Names of incomplete rows in `current`, e.g. `baris 2`. While there are any, no file can be downloaded. */
  lacking?: readonly string[]
  /** Loads the table's format when a button is pressed. */
  format: () => Promise<TableFormat<Line, Key>>
  /** Stores the whole new table. If this fails, the failure is shown and the preview remains. */
  onConfirm: TableImportProps<Line, Key>['onConfirm']
}

type Opened<Line, Key extends string> = Pick<TableImportProps<Line, Key>, 'format'> & {
  Dialog: typeof TableImport
}

export function TableSheets<Line, Key extends string>(props: TableSheetsProps<Line, Key>) {
  const { title, fileName, current, lacking = [], format: load, onConfirm } = props
  const [opened, setOpened] = useState<Opened<Line, Key> | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const hint = useId()

  async function run(work: () => Promise<void>) {
    setBusy(true)
    setFailure('')
    try {
      await work()
    } catch (error) {
      logUnexpected(`Download of the table ${title}`, error)
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  const open = () =>
    run(async () => {
      const [{ TableImport: Dialog }, format] = await Promise.all([
        import('./table-import'),
        load(),
      ])
      setOpened({ Dialog, format })
    })
  const isEmpty = current.length === 0 && lacking.length === 0
  const download = (type: SheetType) =>
    run(async () => {
      if (lacking.length > 0)
        throw new UserFacingError(
          `Belum diunduh: isian ${listNames(lacking)} perlu diperbaiki dahulu supaya berkasnya lengkap.`,
        )
      const [{ downloadTable }, { fields }] = await Promise.all([
        import('@/lib/sheets/write-sheet'),
        load(),
      ])
      await downloadTable(type, fileName, fields, current)
    })

  return (
    <>
      <div role="group" aria-label={`Berkas ${title}`} className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={() => void open()}>
          Impor berkas …
        </Button>
        <div className="flex flex-wrap gap-x-2 max-sm:-ml-3">
          {(['xlsx', 'csv'] as const).map((type) => (
            <Button
              key={type}
              disabled={busy || isEmpty}
              aria-describedby={isEmpty ? hint : undefined}
              look="quiet"
              icon="download"
              className="max-sm:px-3"
              onClick={() => void download(type)}
            >
              {type === 'xlsx' ? 'Unduh Excel' : 'Unduh CSV'}
            </Button>
          ))}
        </div>
        {isEmpty && (
          <p id={hint} className="sr-only">
            Tabel ini masih kosong.
          </p>
        )}
      </div>
      {failure && <Alert kind="error">{failure}</Alert>}
      {opened && (
        <opened.Dialog
          title={title}
          format={opened.format}
          current={current}
          onConfirm={onConfirm}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

const MAX_LISTED = 5

function listNames(names: readonly string[]): string {
  const rest = names.length - MAX_LISTED
  const shown = [...names.slice(0, MAX_LISTED), ...(rest > 0 ? [`${rest} lagi`] : [])]
  return new Intl.ListFormat('id').format(shown)
}
