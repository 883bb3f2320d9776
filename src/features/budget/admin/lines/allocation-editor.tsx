import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { monotonicFactory } from 'ulid'
import { SubmitButton } from '@/components/form/submit-button'
import type { GridRows } from '@/components/grid/grid-rows'
import { Button } from '@/components/ui/buttons/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { sumDescendants } from '@/domain/budget/budget'
import { proposeAllocation } from '@/domain/budget/budget-lines'
import type { Doubt } from '@/domain/doubts/doubt'
import { totalOf } from '@/domain/statistics/statistics'
import { formatRupiah } from '@/domain/text/money'
import { readTable, type SeenTable } from '@/lib/tables/read-table'
import { useSaving } from '@/services/saving/use-saving'
import { NamedGrid } from '@/staff/tables/named-grid'
import { rowsOf } from '@/staff/tables/named-rows'
import { TableForm, tableQuery } from '@/staff/tables/table-form'
import { useNamedTable } from '@/staff/tables/use-named-table'
import { showNotice } from '@/stores/notice'

interface AllocationEditorProps {
  year: number
  seen: SeenTable<'budget_alokasi'>
}

export function AllocationEditor({ year, seen }: AllocationEditorProps) {
  const { data: lines } = useQuery(tableQuery({ table: 'budget', year }))
  const spending = lines ? sumDescendants(lines.lines, '5').total : 0
  const label = `Alokasi ${year}`
  const editor = useNamedTable({
    key: { table: 'budget_alokasi', year },
    label,
    seen,
    totalDoubts: (fields) => sumDoubts(totalOf(fields), spending),
    saved: () => ({ text: `${label} disimpan.` }),
  })
  const { rows } = editor.draft
  const [proposed, setProposed] = useState<GridRows | null>(null)
  const reading = useSaving('Computing the proposed allocation failed')

  async function propose() {
    const { lines } = await readTable({ table: 'budget', year })
    // Ids determine the order of the rows, so ids of the same millisecond must ascend too.
    const next = monotonicFactory()
    const found = rowsOf(proposeAllocation(lines).map((field) => ({ ...field, id: next() })))
    if (found.length === 0)
      showNotice({ kind: 'note', text: `Rincian belanja ${year} masih kosong.` })
    else if (rows.length === 0) editor.grid.actions.replace(found)
    else setProposed(found)
  }

  return (
    <TableForm editor={editor} label={`Alokasi belanja ${year}`}>
      <Button
        disabled={editor.busy}
        className="self-start"
        onClick={() => void reading.saving(propose)}
      >
        Hitung dari rincian {year}
      </Button>
      <NamedGrid label="Alokasi" editor={editor} />
      <AutosaveLine {...editor.autosave.state} />
      <SubmitButton
        label="Simpan alokasi"
        busyLabel="Menyimpan …"
        busy={editor.busy}
        isIdle={!editor.isChanged}
        className="sm:self-start"
      />
      {proposed && (
        <ConfirmDialog
          title="Ganti alokasi yang ada?"
          action="Ganti"
          onClose={() => setProposed(null)}
          onConfirm={() => {
            editor.replace(proposed, 'Alokasi dihitung dari rincian belanja. Belum disimpan.')
            setProposed(null)
          }}
        >
          {rows.length} baris yang ada diganti dengan {proposed.length} bidang dari rincian belanja.
          Situs baru berubah setelah Anda menyimpan.
        </ConfirmDialog>
      )}
    </TableForm>
  )
}

/** Returns a question if the allocation differs from the year's total spending. */
function sumDoubts(total: number, spending: number): Doubt[] {
  if (spending === 0 || total === spending) return []
  const values = [`Alokasi: ${formatRupiah(total)}`, `Belanja: ${formatRupiah(spending)}`]
  return [
    {
      key: values.join('\n'),
      title: 'Jumlah alokasi tidak sama dengan belanja',
      reason: 'Keduanya tampil di halaman APBDes. Belum disimpan.',
      values,
      keep: 'Simpan saja',
    },
  ]
}
