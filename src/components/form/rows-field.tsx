import { type ReactNode, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { buttonStyle } from '../ui/button-style'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-names'

interface RowsFieldProps<Row> {
  name: string
  /** What one row is called: `Templat`. */
  noun: string
  /** How many fit. */
  limit: number
  /** What a new row begins with. */
  fresh: () => Row
  /** The fields of the row at `path` (`templates.0`). */
  children: (path: string, row: Row, index: number) => ReactNode
}

/** A list of the surrounding form of react-hook-form whose rows are added, removed and moved. */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { name, noun, limit, fresh, children } = props
  const { fields, append, remove, move } = useFieldArray({ name })
  const add = useRef<HTMLButtonElement>(null)
  const small = noun.toLowerCase()
  return (
    <>
      {fields.length === 0 && <p>Belum ada {small}.</p>}
      <ol className="flex flex-col gap-4">
        {fields.map((row, index) => (
          <li
            key={row.id}
            aria-label={`${noun} ${index + 1}`}
            className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-4"
          >
            <div className="-mt-2 -mr-2 -mb-4 flex flex-wrap items-center justify-end">
              <p aria-hidden className="mr-auto text-sm font-semibold text-ink-2">
                {noun} {index + 1}
              </p>
              <RowButton
                label={`Naikkan ${small} ${index + 1}`}
                icon="chevron-down"
                turned
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <RowButton
                label={`Turunkan ${small} ${index + 1}`}
                icon="chevron-down"
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <RowButton
                label={`Hapus ${small} ${index + 1}`}
                icon="trash-2"
                onClick={() => {
                  remove(index)
                  add.current?.focus()
                }}
              />
            </div>
            {children(`${name}.${index}`, row as unknown as Row, index)}
          </li>
        ))}
      </ol>
      <button
        ref={add}
        type="button"
        disabled={fields.length >= limit}
        className={`${buttonStyle.secondary} self-start disabled:opacity-60`}
        onClick={() => append(fresh())}
      >
        <Icon name="plus" className="size-5" />
        Tambah {small}
      </button>
      {fields.length >= limit && (
        <p className="text-sm text-ink-2">
          Paling banyak {limit} {small}.
        </p>
      )}
    </>
  )
}

interface RowButtonProps {
  label: string
  icon: IconName
  turned?: boolean
  disabled?: boolean
  onClick: () => void
}

function RowButton({ label, icon, turned, disabled, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-control text-primary hover:bg-primary-soft disabled:text-ink-2 disabled:opacity-60"
    >
      <Icon name={icon} className={classNames('size-5', turned && 'rotate-180')} />
      <span className="sr-only">{label}</span>
    </button>
  )
}
