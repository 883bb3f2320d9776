import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { describeRowDifferences } from '@/components/ui/unsaved/differences'
import { byAccountCode, leafLines } from '@/domain/budget/budget'
import { type DraftLine, withSums } from '@/domain/budget/budget-lines'
import { outliersOf } from '@/domain/budget/budget-outliers'
import { outlierDoubts } from '@/domain/tables/outliers'
import { undoStep } from '@/domain/tables/undo-step'
import { formatRupiah } from '@/domain/text/money'
import { isDeepEqual } from '@/lib/plain-data'
import { mergeParts } from '@/lib/saving/differences'
import type { SeenTable } from '@/lib/tables/read-table'
import { type TableKind, useTableEditor } from '@/staff/tables/use-table-editor'
import { showNotice, undoing } from '@/stores/notice'
import { planOf, type Problem, problemsOf } from './draft-lines'

/** Input of the editor, as stored in autosave entries. */
type Draft = { lines: readonly DraftLine[] }

const KIND: TableKind<'budget', Draft> = {
  draftOf: ({ lines }) => ({ lines: withSums(lines) }),

  isSame: ({ lines }, other) => isDeepEqual(lines, other.lines),

  differences: (base, mine, theirs) =>
    describeRowDifferences(inWords(base), inWords(mine), inWords(theirs), {
      label: ({ id }) => id,
      text: ({ text }) => text,
    }),

  merge(_, mine, theirs, own) {
    return { lines: byAccountCode([...mergeParts(byCode(mine), byCode(theirs), own).values()]) }
  },
}

const byCode = ({ lines }: Draft) => new Map(lines.map((line) => [line.id, line]))

export function useLinesEditor(year: number, seen: SeenTable<'budget'>) {
  const [draft, setDraft] = useState(() => KIND.draftOf(seen))
  const { lines } = draft
  const plan = useMemo(() => planOf(lines), [lines])
  // Deferred, so that typed text appears immediately although computing a thousand lines takes longer.
  const settledLines = useDeferredValue(lines)
  const settledPlan = useDeferredValue(plan)

  const label = `Anggaran ${year}`
  const editor = useTableEditor({
    key: { table: 'budget', year },
    kind: KIND,
    label,
    seen,
    draft,
    setDraft,
    parse(version) {
      const wrong = problemsOf(lines).size
      if (wrong > 0)
        return `${wrong === 1 ? 'Satu baris' : `${wrong} baris`} perlu diperbaiki dahulu.`
      const wanted = withSums(plan.map((line) => ({ ...line, uraian: line.uraian.trim() })))
      return { table: 'budget', year, lines: wanted, version }
    },
    doubts: (wanted, base) =>
      outlierDoubts(outliersOf(planOf(base.lines), wanted.lines), formatRupiah),
    saved({ changed, removed }) {
      const count = changed + removed
      return { text: `${label} disimpan${count ? `: ${count} baris` : ''}.` }
    },
  })
  const { hasTried } = editor
  const problems = useMemo(
    () => (hasTried ? problemsOf(settledLines) : NO_PROBLEMS),
    [hasTried, settledLines],
  )

  const change = useCallback(
    (make: (lines: readonly DraftLine[]) => DraftLine[]) =>
      setDraft(({ lines }) => ({ lines: make(lines) })),
    [],
  )

  /** Changes the lines and shows a notice with an undo button. Undo does not revert later edits. */
  function step(make: (lines: readonly DraftLine[]) => DraftLine[], text: string) {
    const after = make(lines)
    change(() => after)
    const undo = () => change((now) => undoStep(lines, after, now, ({ id }) => id))
    showNotice({ kind: 'note', text, actions: undoing(undo) })
  }

  return { ...editor, lines, plan, settledPlan, problems, change, step }
}

const NO_PROBLEMS: ReadonlyMap<string, Problem> = new Map()

/** Returns each line as text, to compare two versions. Omits the amounts of headings, because they are computed. */
function inWords({ lines }: Draft) {
  const plan = planOf(lines)
  const leaves = new Set(leafLines(plan))
  return new Map(
    plan.map((line) => {
      const { id, uraian, anggaran, realisasi } = line
      const amounts = [formatRupiah(anggaran), `terealisasi ${formatRupiah(realisasi)}`]
      const text = [uraian || '(tanpa uraian)', ...(leaves.has(line) ? amounts : [])].join(', ')
      return [id, { id, text }] as const
    }),
  )
}
