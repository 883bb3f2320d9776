import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/buttons/button'
import { Chip } from '@/components/ui/chip'
import { Alert } from '@/components/ui/states/alert'
import {
  type Change,
  type FieldOf,
  isUnchangedLine,
  type Parsed,
  type Problem,
  type TableFormat,
} from '@/domain/sheets/table-format'
import { formatCount, formatRupiah } from '@/domain/text/money'

/** Number of rows shown before the list is expanded. */
const FIRST = 50

interface ChangesPreviewProps<Line, Key extends string> {
  format: TableFormat<Line, Key>
  parsed: Parsed<Line>
  missing: readonly Line[]
  removeMissing: boolean
}

/** Preview of the changes in a file, row by row, and of the file's errors. */
export function ChangesPreview<Line, Key extends string>(props: ChangesPreviewProps<Line, Key>) {
  const { format, parsed, missing, removeMissing } = props
  const { fields } = format
  const same = parsed.changes.filter((change) => isUnchangedLine(fields, change))
  const added = parsed.changes.filter(({ before }) => before === null)
  const changed = parsed.changes.filter(
    (change) => change.before && !isUnchangedLine(fields, change),
  )
  const counts = [
    [parsed.problems.length, 'salah'],
    [added.length, 'baru'],
    [changed.length, 'berubah'],
    [same.length, 'sama'],
    [missing.length, 'tidak ada di berkas'],
  ] as const
  const countTexts = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)

  return (
    <section aria-label="Pratinjau perubahan" className="flex flex-col gap-4">
      <div role="status" ref={show}>
        <h2 className="text-lg font-bold">{countTexts.join(', ') || 'Tidak ada baris'}</h2>
      </div>
      {parsed.problems.length > 0 && <Problems problems={parsed.problems} />}
      {parsed.notes.length > 0 && (
        <Alert kind="note">
          {parsed.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      )}
      <Lines label="Berubah">
        {changed.map((change) => (
          <ChangedLine key={format.keyOf(change.line)} fields={fields} change={change} />
        ))}
      </Lines>
      <Lines label="Baru">
        {added.map(({ row, line }) => (
          <WholeLine key={format.keyOf(line)} fields={fields} line={line} chip="Baru" row={row} />
        ))}
      </Lines>
      {parsed.problems.length === 0 && (
        <Lines
          key={String(removeMissing)}
          label={removeMissing ? 'Akan dihapus' : 'Tidak ada di berkas, tetap ada'}
          isFolded={!removeMissing}
        >
          {missing.map((line) => (
            <WholeLine
              key={format.keyOf(line)}
              fields={fields}
              line={line}
              chip={removeMissing ? 'Dihapus' : 'Tetap'}
            />
          ))}
        </Lines>
      )}
      <Lines label="Sama" isFolded>
        {same.map(({ row, line }) => (
          <WholeLine key={format.keyOf(line)} fields={fields} line={line} chip="Sama" row={row} />
        ))}
      </Lines>
    </section>
  )
}

/** Scrolls the result into view after a file was chosen. */
const show = (counts: HTMLElement | null) => counts?.scrollIntoView({ block: 'nearest' })

function Problems({ problems }: { problems: readonly Problem[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? problems : problems.slice(0, FIRST)
  return (
    <Alert kind="error">
      <ul className="flex flex-col gap-1">
        {shown.map(({ row, text }, index) => (
          <li key={index}>{row === null ? text : `Baris ${row}: ${text}`}</li>
        ))}
      </ul>
      {shown.length < problems.length && (
        <ShowAll count={problems.length} onClick={() => setAll(true)} />
      )}
    </Alert>
  )
}

interface LinesProps {
  label: string
  isFolded?: boolean
  children: readonly ReactNode[]
}

function Lines({ label, isFolded, children }: LinesProps) {
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState(!isFolded)
  if (children.length === 0) return null
  const shown = all ? children : children.slice(0, FIRST)
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-t border-hairline"
    >
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">
        {label} ({children.length})
      </summary>
      {open && (
        <>
          <ul className="flex flex-col gap-2">{shown}</ul>
          {shown.length < children.length && (
            <ShowAll count={children.length} onClick={() => setAll(true)} />
          )}
        </>
      )}
    </details>
  )
}

function ShowAll({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <Button look="quiet" onClick={onClick}>
      Tampilkan semua ({count})
    </Button>
  )
}

interface LineProps<Line> {
  fields: readonly FieldOf<Line>[]
  line: Line
  chip: string
  row?: number
}

function WholeLine<Line>({ fields, line, chip, row }: LineProps<Line>) {
  const [first, ...others] = fields
  return (
    <Card chip={chip} row={row} title={first ? <Value field={first} line={line} /> : ''}>
      {others.map((field) => (
        <Entry key={field.label} label={field.label}>
          <Value field={field} line={line} />
        </Entry>
      ))}
    </Card>
  )
}

function ChangedLine<Line>({
  fields,
  change: { row, line, before },
}: {
  fields: readonly FieldOf<Line>[]
  change: Change<Line>
}) {
  const [first, second] = fields
  const name = first && [first, ...(first.kind === 'code' && second ? [second] : [])]
  const changed = fields.filter(({ value }) => before !== null && value(line) !== value(before))
  return (
    <Card
      chip="Berubah"
      row={row}
      title={name?.map(({ value }) => String(value(before ?? line))).join(' ') ?? ''}
    >
      {changed.map((field) => (
        <Entry key={field.label} label={field.label}>
          <del className="text-ink-2">
            <span className="sr-only">dari </span>
            {before !== null && <Value field={field} line={before} />}
          </del>
          <span aria-hidden> → </span>
          <span className="sr-only"> menjadi </span>
          <ins className="font-semibold no-underline">
            <Value field={field} line={line} />
          </ins>
        </Entry>
      ))}
    </Card>
  )
}

interface CardProps {
  chip: string
  row?: number | undefined
  title: ReactNode
  children: ReactNode
}

function Card({ chip, row, title, children }: CardProps) {
  return (
    <li className="rounded-control border border-hairline bg-surface px-3 py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="min-w-0 break-words">{title}</strong>
        <Chip>{chip}</Chip>
        {row !== undefined && <span className="text-sm text-ink-2">baris {row}</span>}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">{children}</dl>
    </li>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-2">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </div>
  )
}

function Value<Line>({ field, line }: { field: FieldOf<Line>; line: Line }) {
  const value = field.value(line)
  if (field.kind === 'colour')
    return (
      <span className="inline-flex items-center gap-1">
        <span
          aria-hidden
          className="size-4 rounded-sm border border-control"
          style={{ backgroundColor: String(value) }}
        />
        {value}
      </span>
    )
  if (typeof value === 'string') return value || '(kosong)'
  return field.kind === 'rupiah' ? formatRupiah(value) : countText(value)
}

const countText = (value: number) =>
  Number.isInteger(value)
    ? formatCount(value)
    : value.toLocaleString('id-ID', { maximumFractionDigits: 20 })
