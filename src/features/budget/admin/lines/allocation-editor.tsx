import { useState } from 'react'
import { monotonicFactory, ulid } from 'ulid'
import { SubmitButton } from '@/components/form/submit-button'
import { useStaff } from '@/components/staff/staff'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Icon } from '@/components/ui/icon'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { RecoveryOffers } from '@/components/ui/unsaved/recovery-offers'
import { ConflictNotice } from '@/components/ui/unsaved/conflict-notice'
import { proposeAllocation } from '@/domain/budget/budget-lines'
import { CHART_COLOURS } from '@/domain/settings/chart-colours'
import { percentOf, totalOf } from '@/domain/statistics/statistics'
import { formatPercent } from '@/domain/text/decimals'
import { formatRupiah } from '@/domain/text/money'
import { readTable, type SeenTable } from '@/lib/tables/read-table'
import { showFailure } from '@/services/saving/show-failure'
import { showNotice } from '@/stores/notice'
import { LastChange } from '@/components/staff/last-change'
import { AmountCell, CELL } from './amount-cell'
import { type DraftField, type FieldProblem, useAllocationEditor } from './use-allocation-editor'

interface AllocationEditorProps {
  year: number
  seen: SeenTable<'budget_alokasi'>
}

/** Editor for the allocation, which the donut chart of /apbdes shows. */
export function AllocationEditor({ year, seen }: AllocationEditorProps) {
  const { uid } = useStaff()
  const editor = useAllocationEditor(year, seen, uid)
  const { autosave, fields, problems, isChanged, conflict, change, step } = editor
  const { busy } = autosave
  const [proposed, setProposed] = useState<DraftField[] | null>(null)
  const total = totalOf(
    fields.map(({ value }) => ({ value: typeof value === 'number' ? value : 0 })),
  )

  async function propose() {
    try {
      const { lines } = await readTable({ table: 'budget', year })
      // Ids determine the order of fields, so they must ascend even within one millisecond.
      const next = monotonicFactory()
      const found = proposeAllocation(lines).map((field) => ({ ...field, id: next() }))
      if (found.length === 0)
        showNotice({ kind: 'note', text: `Rincian belanja ${year} masih kosong.` })
      else if (fields.length === 0) change(found)
      else setProposed(found)
    } catch (error) {
      showFailure('Computing the proposed allocation failed', error)
    }
  }

  const replace = (index: number, changes: Partial<DraftField>) =>
    change(fields.map((field, at) => (at === index ? { ...field, ...changes } : field)))

  return (
    <form
      noValidate
      aria-label={`Alokasi belanja ${year}`}
      className="flex max-w-3xl flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        editor.save(editor.version)
      }}
    >
      <LastChange {...editor.last} />
      {conflict && (
        <ConflictNotice
          differences={editor.differences}
          self={conflict.self}
          by={conflict.by}
          at={conflict.at}
          onTake={() => editor.settle(conflict, null)}
          onMerge={(own) => editor.settle(conflict, own)}
          onOverwrite={() => editor.save(conflict.theirs.version)}
        />
      )}
      <fieldset disabled={busy} className="contents">
        <RecoveryOffers autosave={autosave} onRestore={autosave.restore} />
        <div className="flex flex-wrap gap-2">
          <button type="button" className={buttonStyle.secondary} onClick={() => void propose()}>
            Hitung dari rincian {year}
          </button>
        </div>
        {fields.length > 0 && (
          <ul aria-label="Alokasi" className="@container flex flex-col gap-3">
            {fields.map((field, index) => (
              <FieldRow
                key={field.id}
                field={field}
                number={index + 1}
                share={formatPercent(
                  percentOf(typeof field.value === 'number' ? field.value : 0, total),
                )}
                problem={problems.get(field.id)}
                onChange={(changes) => replace(index, changes)}
                onRemove={() =>
                  step(
                    fields.filter((_, at) => at !== index),
                    `${field.name || `Baris ${index + 1}`} dihapus. Belum disimpan.`,
                  )
                }
              />
            ))}
          </ul>
        )}
        <button
          type="button"
          className={`${buttonStyle.quiet} self-start`}
          onClick={() =>
            change([
              ...fields,
              {
                id: ulid(),
                name: '',
                value: 0,
                fill: CHART_COLOURS[fields.length % CHART_COLOURS.length] ?? CHART_COLOURS[0],
              },
            ])
          }
        >
          <Icon name="plus" className="size-5" />
          Tambah bidang
        </button>
      </fieldset>
      <p className="font-semibold">Jumlah: {formatRupiah(total)}</p>
      <AutosaveLine {...autosave.state} />
      <SubmitButton
        label="Simpan alokasi"
        busyLabel="Menyimpan …"
        busy={busy}
        isIdle={!isChanged}
        className="sm:self-start"
      />
      {editor.dialog}
      {proposed && (
        <ConfirmDialog
          title="Ganti alokasi yang ada?"
          action="Ganti"
          onClose={() => setProposed(null)}
          onConfirm={() => {
            step(proposed, 'Alokasi dihitung dari rincian belanja. Belum disimpan.')
            setProposed(null)
          }}
        >
          {fields.length} baris yang ada diganti dengan {proposed.length} bidang dari rincian
          belanja. Situs baru berubah setelah Anda menyimpan.
        </ConfirmDialog>
      )}
    </form>
  )
}

interface FieldRowProps {
  field: DraftField
  number: number
  share: string
  problem: FieldProblem | undefined
  onChange: (changes: Partial<DraftField>) => void
  onRemove: () => void
}

function FieldRow({ field, number, share, problem, onChange, onRemove }: FieldRowProps) {
  const about = field.name || `baris ${number}`
  return (
    <li
      aria-label={about}
      className="grid grid-cols-[3rem_minmax(0,1fr)_3rem] items-center gap-2 rounded-card border border-hairline bg-surface p-2 sm:grid-cols-[3rem_minmax(0,1fr)_12rem_4.5rem_3rem]"
    >
      <input
        type="color"
        aria-label={`Warna ${about}`}
        value={field.fill}
        className="h-12 w-12 cursor-pointer rounded-control border border-control bg-surface p-1"
        onChange={({ target }) => onChange({ fill: target.value.toUpperCase() })}
      />
      <input
        aria-label={`Nama ${number}`}
        aria-invalid={problem?.name !== undefined}
        autoComplete="off"
        value={field.name}
        className={CELL}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <button
        type="button"
        aria-label={`Hapus ${about}`}
        className="grid size-12 place-items-center rounded-control text-danger hover:bg-surface-2 sm:order-last"
        onClick={onRemove}
      >
        <Icon name="trash-2" className="size-5" />
      </button>
      <div className="max-sm:col-span-2 @max-[16rem]:col-span-full">
        <AmountCell
          value={field.value}
          label={`Jumlah ${about}`}
          column="value"
          problem={problem?.value}
          onChange={(value) => onChange({ value })}
        />
      </div>
      <span className="text-right text-sm text-ink-2 tabular-nums @max-[16rem]:col-span-full">
        {share}
      </span>
      {problem && (
        <p className="col-span-full text-sm font-semibold text-danger">
          {Object.values(problem).join(' ')}
        </p>
      )}
    </li>
  )
}
