import { useMemo, useState } from 'react'
import { ChoiceField } from '@/components/form/fields/input-field'
import { Button } from '@/components/ui/buttons/button'
import { WindowDialog } from '@/components/ui/dialogs/window-dialog'
import { Alert } from '@/components/ui/states/alert'
import type { Sheet } from '@/domain/sheets/cell'
import {
  isUnchangedLine,
  lackingColumns,
  type Layout,
  mergedLines,
  missingLines,
  type TableFormat,
} from '@/domain/sheets/table-format'
import { errorText } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'
import { readSheets } from '@/lib/sheets/read-sheet'
import { ChangesPreview } from './changes-preview'
import { ChooseFile } from './choose-file'
import { LayoutChoice } from './layout-choice'
import { TotalsTable } from './totals-table'

export interface TableImportProps<Line, Key extends string> {
  title: string
  format: TableFormat<Line, Key>
  current: readonly Line[]
  /** Called with the new lines. `asof` is the day that the file describes, if the user has chosen a day. */
  onConfirm: (lines: Line[], asof?: string) => void | Promise<void>
  onClose: () => void
}

interface OpenedSheet<Key extends string> {
  file: File
  sheets: readonly Sheet[]
  read: { sheet: Sheet; layout: Layout<Key> } | null
}

/** Full-window import: the user chooses a file, checks the layout and the changes, and confirms. */
export function TableImport<Line, Key extends string>(props: TableImportProps<Line, Key>) {
  const { title, format, onClose } = props
  const [opened, setOpened] = useState<OpenedSheet<Key> | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function run(work: () => void | Promise<void>) {
    setBusy(true)
    setFailure('')
    try {
      await work()
    } catch (error) {
      logUnexpected(`Import of ${title}`, error)
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  const read = (sheet: Sheet) => ({ sheet, layout: format.find(sheet.rows) })

  /** Opens a file and reads its only sheet, or the only sheet with a known layout. */
  const choose = (file: File, separator?: string) =>
    void run(async () => {
      setOpened(null)
      const sheets = await readSheets(file, separator)
      const recognised = sheets.filter(({ name, rows }) => isRecognised(format, rows, name))
      const [only, ...others] = sheets.length > 1 ? recognised : sheets
      setOpened({ file, sheets, read: only && others.length === 0 ? read(only) : null })
    })

  const confirm = (lines: Line[], asof?: string) =>
    void run(async () => {
      await props.onConfirm(lines, asof)
      onClose()
    })

  return (
    <WindowDialog title={`Impor ${title}`} onClose={onClose}>
      <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-6">
        <ChooseFile
          chosen={opened?.file.name ?? ''}
          busy={busy}
          onChoose={(file) => choose(file)}
        />
        {failure && <Alert kind="error">{failure}</Alert>}
        {opened && (
          <SheetChoice
            sheets={opened.sheets}
            chosen={opened.read?.sheet ?? null}
            onChoose={(sheet) => setOpened({ ...opened, read: read(sheet) })}
          />
        )}
        {opened?.read && (
          <ReadSheet
            {...props}
            // Resets the choices when the sheet changes.
            key={`${opened.file.name} ${opened.read.sheet.name}`}
            fileName={opened.file.name}
            {...opened.read}
            busy={busy}
            onSeparator={(separator) => choose(opened.file, separator)}
            onLayout={(layout) =>
              setOpened({ ...opened, read: opened.read && { ...opened.read, layout } })
            }
            onConfirm={confirm}
          />
        )}
      </div>
    </WindowDialog>
  )
}

function isRecognised<Line, Key extends string>(
  format: TableFormat<Line, Key>,
  rows: Sheet['rows'],
  name: string,
): boolean {
  const layout = format.find(rows)
  const questionKeys = new Set(format.ask(rows, layout, name).map(({ key }) => key))
  return lackingColumns(format.meanings, layout.columns).every(({ key }) => questionKeys.has(key))
}

interface SheetChoiceProps {
  sheets: readonly Sheet[]
  chosen: Sheet | null
  onChoose: (sheet: Sheet) => void
}

/** Shows the name of the sheet that is read, or asks which sheet to read. */
function SheetChoice({ sheets, chosen, onChoose }: SheetChoiceProps) {
  // CSV files have no sheets.
  if (chosen?.separator !== undefined) return null
  if (sheets.length === 1)
    return (
      <p>
        Lembar yang dibaca: <strong>{chosen?.name}</strong>
      </p>
    )
  return (
    <ChoiceField
      label={chosen ? 'Lembar yang dibaca' : 'Lembar mana yang berisi tabel ini?'}
      hint={`Berkas ini berisi ${sheets.length} lembar.`}
      value={chosen?.name ?? ''}
      onChange={({ target }) => {
        const sheet = sheets.find(({ name }) => name === target.value)
        if (sheet) onChoose(sheet)
      }}
    >
      {!chosen && <option value="">Pilih lembar …</option>}
      {sheets.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </ChoiceField>
  )
}

interface ReadSheetProps<Line, Key extends string> extends TableImportProps<Line, Key> {
  fileName: string
  sheet: Sheet
  layout: Layout<Key>
  busy: boolean
  onSeparator: (separator: string) => void
  onLayout: (layout: Layout<Key>) => void
  onConfirm: (lines: Line[], asof?: string) => void
}

function ReadSheet<Line, Key extends string>(props: ReadSheetProps<Line, Key>) {
  const { format, current, fileName, sheet, layout, busy } = props
  const [removeMissing, setRemoveMissing] = useState(false)
  const parsed = useMemo(() => {
    const read = format.parse(sheet.rows, layout, current)
    return { ...read, notes: [...sheet.notes, ...read.notes] }
  }, [format, sheet, layout, current])
  const missing = useMemo(() => missingLines(format, current, parsed), [format, current, parsed])
  const lines = useMemo(
    () => mergedLines(format, current, parsed, removeMissing),
    [format, current, parsed, removeMissing],
  )
  const comparisons = useMemo(() => parsed.compare(lines), [parsed, lines])
  const changing =
    parsed.changes.filter((change) => !isUnchangedLine(format.fields, change)).length +
    (removeMissing ? missing.length : 0)
  const isRefused = parsed.problems.length > 0
  const isLacking = lackingColumns(format.meanings, layout.columns).length > 0
  const questions = useMemo(
    () => format.ask(sheet.rows, layout, `${fileName} ${sheet.name}`),
    [format, sheet, layout, fileName],
  )
  const isOpen = questions.some(({ options }) => !options.some(({ isChosen }) => isChosen))
  const money = format.fields.some(({ kind }) => kind === 'rupiah')

  return (
    <>
      <LayoutChoice
        sheet={sheet}
        meanings={format.meanings}
        layout={layout}
        questions={questions}
        onSeparator={props.onSeparator}
        onLayout={props.onLayout}
      />
      {!isOpen && (
        <ChangesPreview
          format={format}
          parsed={parsed}
          missing={missing}
          removeMissing={removeMissing}
        />
      )}
      {!isOpen && !isRefused && missing.length > 0 && (
        <label className="flex min-h-12 items-start gap-3 font-semibold">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0 accent-primary"
            checked={removeMissing}
            onChange={(event) => setRemoveMissing(event.target.checked)}
          />
          Hapus yang tidak ada di berkas ({missing.length} baris)
        </label>
      )}
      {!isOpen && !isRefused && (
        <>
          <TotalsTable comparisons={parsed.sums} beside="Dibaca" money={money} />
          <TotalsTable comparisons={comparisons} beside="Di situs" money={money} />
        </>
      )}
      <p className="text-sm text-ink-2">
        {isOpen
          ? 'Jawab dahulu pertanyaan di atas. Belum ada yang berubah.'
          : isRefused
            ? `${isLacking ? 'Tunjukkan kolomnya di atas, atau pilih berkas lain.' : 'Perbaiki berkasnya, lalu pilih lagi.'} Belum ada yang berubah.`
            : 'Belum ada yang berubah sampai Anda menekan tombol ini.'}
      </p>
      <div className="sticky bottom-0 -mx-4 flex border-t border-hairline bg-surface px-4 py-3 sm:justify-end">
        <Button
          disabled={busy || isOpen || isRefused || changing === 0}
          look="primary"
          className="grow sm:grow-0"
          onClick={() => props.onConfirm(lines, parsed.asof)}
        >
          {isOpen || isRefused || changing === 0 ? 'Terapkan' : `Terapkan ${changing} perubahan`}
        </Button>
      </div>
    </>
  )
}
