import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { SubmitButton } from '@/components/form/submit-button'
import { TableSheets } from '@/components/table-import/table-sheets'
import { ActionBar } from '@/components/ui/buttons/action-bar'
import { Button } from '@/components/ui/buttons/button'
import { Alert } from '@/components/ui/states/alert'
import { SettledStatus } from '@/components/ui/states/settled-status'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { parentOf } from '@/domain/budget/account-code'
import {
  addChildLine,
  branchOf,
  missingHeadings,
  nextCodeBelow,
  postureOfYear,
  removeBranch,
  renameBranch,
  withHeadings,
  withNet,
  withSums,
} from '@/domain/budget/budget-lines'
import type { SeenTable } from '@/lib/tables/read-table'
import { TableForm } from '@/staff/tables/table-form'
import { showNotice } from '@/stores/notice'
import { BalanceCard, balanceInShort } from './balance-card'
import {
  type AmountColumn,
  type Column,
  codesToReveal,
  codesWithoutAmount,
  columnOf,
  fillPastedCells,
  problemsOf,
  restoreTypedText,
} from './draft-lines'
import type { RowAction } from './line-row'
import { type Goal, LinesList } from './lines-list'
import { LinesTools } from './lines-tools'
import { RemoveDialog, RenameDialog } from './row-dialogs'
import { BudgetStartOptions } from './budget-start-options'
import { useLinesEditor } from './use-lines-editor'
import { useLineTree } from './use-line-tree'

interface LinesEditorProps {
  year: number
  seen: SeenTable<'budget'>
  others: readonly number[]
}

export function LinesEditor({ year, seen, others }: LinesEditorProps) {
  const editor = useLinesEditor(year, seen)
  const { busy, lines, plan, settledPlan, problems, isChanged, change, step } = editor
  const [search, setSearch] = useState('')
  const tree = useLineTree(settledPlan, useDeferredValue(search))
  const [confirming, setConfirming] = useState<{ code: string; action: RowAction } | null>(null)
  const confirmedRow = tree.rows.find(({ code }) => code === confirming?.code)
  const posture = useMemo(() => postureOfYear(settledPlan), [settledPlan])
  const balance = balanceInShort(posture.leftover.total)
  const missing = useMemo(() => missingHeadings(settledPlan), [settledPlan])
  const [goal, setGoal] = useState<Goal | null>(null)
  const type = useCallback(
    (code: string, column: Column, value: number | string) =>
      change((now) => now.map((line) => (line.id === code ? { ...line, [column]: value } : line))),
    [change],
  )

  function bringIntoSight(codes: readonly string[]) {
    if (codes.length > 0) setSearch('')
    tree.reveal(codes)
  }

  function add(parent: string) {
    const code = nextCodeBelow(lines, parent)
    if (code === null)
      return showNotice({
        kind: 'note',
        text: `${parent} sudah penuh. Baris baru tidak dapat ditambahkan di bawahnya.`,
      })
    change((now) => {
      const filled = addChildLine(now, parent, code)
      const added = filled.find(({ id }) => id === code)
      if (added && (added.anggaran !== 0 || added.realisasi !== 0))
        showNotice({ kind: 'note', text: `Jumlah ${parent} dipindahkan ke baris baru ${code}.` })
      return filled
    })
    bringIntoSight([code])
    setGoal({ code, column: 'uraian' })
  }

  const latest = useRef({ add, tree, step })
  useEffect(() => {
    latest.current = { add, tree, step }
  })
  /** Fills the visible leaves from this leaf on. Skips headings, because their amounts are computed. */
  const paste = useCallback(
    (code: string, column: AmountColumn, cells: readonly (readonly string[])[]) => {
      const { tree, step } = latest.current
      const leaves = tree.visible.filter(({ isHeading }) => !isHeading).map(({ code }) => code)
      const codes = leaves.slice(leaves.indexOf(code), leaves.indexOf(code) + cells.length)
      const left = cells.length - codes.length
      step(
        (now) => fillPastedCells(now, codes, column, cells),
        `${codes.length} baris diisi. ${left > 0 ? `${left} baris terakhir tidak ikut, karena baris di tabel tidak cukup.` : 'Belum disimpan.'}`,
      )
    },
    [],
  )
  const act = useCallback((code: string, action: RowAction) => {
    if (action === 'below') latest.current.add(code)
    else if (action === 'beside') latest.current.add(parentOf(code) ?? code)
    else setConfirming({ code, action })
  }, [])
  const toggle = useCallback((code: string) => latest.current.tree.toggle(code), [])

  function save() {
    const problems = problemsOf(lines)
    bringIntoSight([...problems.keys()])
    const [first] = problems
    if (first) setGoal({ code: first[0], column: columnOf(first[1]) })
    editor.save()
  }

  function rename(from: string, to: string, uraian: string) {
    const renamed = renameBranch(lines, from, to)
    change(() => renamed.map((line) => (line.id === to ? { ...line, uraian } : line)))
    tree.reveal(branchOf(renamed, to).map(({ id }) => id))
    setGoal({ code: to, column: 'uraian' })
    setConfirming(null)
  }

  const isEmpty = lines.length === 0 && !isChanged

  return (
    <TableForm editor={{ ...editor, save }} label={`Rincian anggaran ${year}`}>
      <fieldset disabled={busy} className="contents">
        {isEmpty ? (
          <BudgetStartOptions
            year={year}
            others={others}
            onStart={(start) => {
              change(() => start)
              tree.reveal(codesToReveal(start))
              // The clicked button has been removed, so the focus moves to the first row.
              const [first] = start
              if (first) setGoal({ code: first.id, column: 'uraian' })
            }}
          />
        ) : (
          <>
            <BalanceCard posture={posture} />
            <MissingHeadings missing={missing} onAdd={() => change(withHeadings)} />
            <LinesTools
              lines={lines}
              search={search}
              onSearch={setSearch}
              tree={tree}
              onFill={(filled, text) => step(() => filled, text)}
            />
          </>
        )}
        <TableSheets
          title={`Anggaran ${year}`}
          fileName={`anggaran-${year}`}
          current={withNet(plan)}
          lacking={codesWithoutAmount(lines)}
          format={async () => (await import('@/domain/sheets/budget')).budgetFormat(year)}
          onConfirm={(imported) => {
            step(
              (now) => restoreTypedText(withSums(imported), now),
              'Isi berkas sudah diterapkan di sini dan belum disimpan. Periksa, lalu simpan.',
            )
            tree.reveal(codesToReveal(imported))
          }}
        />
        {!isEmpty && (
          <LinesList
            lines={lines}
            problems={problems}
            tree={tree}
            goal={goal}
            type={type}
            paste={paste}
            toggle={toggle}
            act={act}
          />
        )}
      </fieldset>
      {!isEmpty && (
        <ActionBar className="items-center gap-x-4 gap-y-1 lg:sticky lg:bottom-0 lg:bg-paper lg:py-3">
          <div className="w-full max-lg:has-[>.invisible]:hidden">
            <AutosaveLine {...editor.autosave.state} />
          </div>
          <SubmitButton
            label="Simpan anggaran"
            busyLabel="Menyimpan …"
            busy={busy}
            isIdle={!isChanged}
            className="grow lg:grow-0"
          />
          <span className="text-sm font-semibold tabular-nums">{balance}</span>
          <SettledStatus text={balance} />
        </ActionBar>
      )}
      {confirmedRow && confirming?.action === 'remove' && (
        <RemoveDialog
          row={confirmedRow}
          onClose={() => setConfirming(null)}
          onRemove={(text) => step((now) => removeBranch(now, confirming.code), text)}
        />
      )}
      {confirmedRow && confirming?.action === 'rename' && (
        <RenameDialog
          row={confirmedRow}
          lines={lines}
          onClose={() => setConfirming(null)}
          onRename={(to, uraian) => rename(confirming.code, to, uraian)}
        />
      )}
    </TableForm>
  )
}

interface MissingHeadingsProps {
  missing: readonly { id: string; uraian: string }[]
  onAdd: () => void
}

function MissingHeadings({ missing, onAdd }: MissingHeadingsProps) {
  if (missing.length === 0) return null
  return (
    <Alert kind="note">
      <p>
        Induk yang belum ada:{' '}
        {missing.map(({ id, uraian }) => (uraian ? `${id} ${uraian}` : id)).join('; ')}.
      </p>
      <Button className="mt-2" onClick={onAdd}>
        Tambahkan {missing.length} baris induk
      </Button>
    </Alert>
  )
}
