import { Fragment, type ReactNode, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

interface RowsFieldProps<Row> {
  name: string
  noun: string
  limit: number
  fresh: () => Row
  /** Renders the fields of the row at `path`, e.g. `templates.0`. */
  children: (path: string, row: Row, index: number) => ReactNode
}

/** Field array of the surrounding react-hook-form, whose rows can be added, removed and moved. */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { name, noun, limit, fresh, children } = props
  const { fields, append, insert, remove, move } = useFieldArray({ name })
  const { getValues } = useFormContext()
  const [removed, setRemoved] = useState<{ index: number; row: object } | null>(null)
  const small = noun.toLowerCase()
  const undo = removed && fields.length < limit && (
    <li className="flex flex-wrap items-center gap-x-4 rounded-card border border-hairline bg-surface-2 px-4 py-1">
      {noun} {removed.index + 1} dihapus.
      <Button
        ref={takeFocus}
        look="quiet"
        className="!px-2"
        onClick={() => {
          insert(removed.index, removed.row)
          setRemoved(null)
        }}
      >
        {/* Screen readers announce the removal because this button receives the focus. */}
        Urungkan{' '}
        <span className="sr-only">
          penghapusan {small} {removed.index + 1}
        </span>
      </Button>
    </li>
  )
  return (
    <>
      {fields.length === 0 && <p>Belum ada {small}.</p>}
      <ol className="flex flex-col gap-4">
        {fields.map((row, index) => (
          <Fragment key={row.id}>
            {removed?.index === index && undo}
            <li
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
                    setRemoved({
                      index,
                      row: structuredClone(getValues(`${name}.${index}`)) as object,
                    })
                    remove(index)
                  }}
                />
              </div>
              {children(`${name}.${index}`, row as unknown as Row, index)}
            </li>
          </Fragment>
        ))}
        {removed && removed.index >= fields.length && undo}
      </ol>
      <Button
        disabled={fields.length >= limit}
        icon="plus"
        className="self-start"
        onClick={() => append(fresh())}
      >
        Tambah {small}
      </Button>
      {fields.length >= limit && (
        <p className="text-sm text-ink-2">
          Paling banyak {limit} {small}.
        </p>
      )}
    </>
  )
}

const takeFocus = (button: HTMLElement | null) => button?.focus()

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
