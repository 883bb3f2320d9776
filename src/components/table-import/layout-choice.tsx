import { useId, useState } from 'react'
import { ChoiceField } from '@/components/form/fields/input-field'
import { columnLetter, type Sheet, type SheetRow, textOf } from '@/domain/sheets/cell'
import {
  lackingColumns,
  type Layout,
  type Meaning,
  type Question,
} from '@/domain/sheets/table-format'
import { shorten } from '@/domain/text/characters'

interface LayoutChoiceProps<Key extends string> {
  sheet: Sheet
  meanings: readonly Meaning<Key>[]
  layout: Layout<Key>
  questions: readonly Question<Key>[]
  onSeparator: (separator: string) => void
  onLayout: (layout: Layout<Key>) => void
}

const HEAD_ROWS = 60

/** Separators of CSV files with their names. A file may declare a separator that is not listed. */
const SEPARATORS = {
  ';': 'Titik koma ( ; )',
  ',': 'Koma ( , )',
  '\t': 'Tab',
  '|': 'Garis tegak ( | )',
}

/** Detected layout of a sheet, which the user can correct: the header row and the meaning of each column. */
export function LayoutChoice<Key extends string>(props: LayoutChoiceProps<Key>) {
  const { sheet, meanings, layout, questions, onSeparator, onLayout } = props
  const { rows, separator } = sheet
  const id = useId()
  const isComplete = lackingColumns(meanings, layout.columns).length === 0
  // Stays collapsed while there are questions about columns, because they are easier to answer.
  const [open, setOpen] = useState(!isComplete && questions.length === 0)

  return (
    <section aria-label="Susunan berkas" className="flex flex-col gap-4">
      {questions.map(({ key, text, options }) => (
        <div key={key} className="rounded-card border-2 border-primary p-4">
          <fieldset className="min-w-0">
            <legend className="font-semibold">{text}</legend>
            {options.map((option) => (
              <label key={option.label} className="flex min-h-12 items-center gap-3">
                <input
                  type="radio"
                  name={`${id} ${key}`}
                  checked={option.isChosen}
                  className="size-6 shrink-0 accent-primary"
                  onChange={() => onLayout(option.layout)}
                />
                <span className="min-w-0 break-words">{option.label}</span>
              </label>
            ))}
          </fieldset>
        </div>
      ))}
      <details
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="rounded-card border border-hairline bg-surface px-4"
      >
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">
          Kolom yang dikenali: {foundText(meanings, layout)}
        </summary>
        <div className="grid gap-4 pb-4 sm:grid-cols-2">
          {separator !== undefined && (
            <ChoiceField
              label="Pemisah kolom"
              value={separator}
              onChange={(event) => onSeparator(event.target.value)}
            >
              {Object.entries({ [separator]: separator, ...SEPARATORS }).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </ChoiceField>
          )}
          <ChoiceField
            label="Baris judul kolom"
            value={layout.head}
            onChange={(event) => onLayout({ ...layout, head: Number(event.target.value) })}
          >
            <option value={-1}>Tidak ada</option>
            {rows.slice(0, HEAD_ROWS).map((row, place) => (
              <option key={place} value={place}>
                Baris {place + 1}: {rowText(row)}
              </option>
            ))}
          </ChoiceField>
          {filledColumns(rows).map((column) => (
            <ChoiceField
              key={column}
              label={`Kolom ${columnLetter(column)}`}
              hint={sampleOf(rows, layout.head, column)}
              value={layout.columns[column] ?? ''}
              onChange={(event) => {
                const chosen = meanings.find(({ key }) => key === event.target.value)
                onLayout({ ...layout, columns: withColumn(layout.columns, column, chosen) })
              }}
            >
              <option value="">Tidak dipakai</option>
              {meanings.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </ChoiceField>
          ))}
        </div>
      </details>
    </section>
  )
}

/** Assigns a meaning to a column. A meaning that allows only one column is removed from the other columns. */
function withColumn<Key extends string>(
  columns: readonly (Key | '')[],
  column: number,
  chosen: Meaning<Key> | undefined,
): (Key | '')[] {
  const freed = columns.map((key) => (chosen && !chosen.several && key === chosen.key ? '' : key))
  return freed.map((key, place) => (place === column ? (chosen?.key ?? '') : key))
}

function foundText<Key extends string>(
  meanings: readonly Meaning<Key>[],
  { columns }: Layout<Key>,
): string {
  const found = meanings.filter(({ key }) => columns.includes(key)).map(({ label }) => label)
  return found.join(', ') || 'belum ada'
}

function rowText(row: SheetRow): string {
  return shorten(row.map(textOf).filter(Boolean).join(' · '), 60)
}

function filledColumns(rows: readonly SheetRow[]): number[] {
  const filled = new Set<number>()
  for (const row of rows)
    for (const [column, cell] of row.entries()) if (textOf(cell) !== '') filled.add(column)
  return [...filled].sort((a, b) => a - b)
}

function sampleOf(rows: readonly SheetRow[], head: number, column: number): string {
  const below = rows.slice(head + 1).map((row) => textOf(row[column]))
  const texts = [textOf(rows[head]?.[column]), below.find((text) => text !== '') ?? '']
  return texts
    .filter(Boolean)
    .map((text) => shorten(text, 40))
    .join(' · ')
}
