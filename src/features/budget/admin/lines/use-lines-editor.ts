import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { describeRowDifferences } from '@/components/ui/unsaved/differences'
import { useDoubtQuestions } from '@/components/form/use-doubt-questions'
import { changesBetween, outliersOf, withChanges } from '@/domain/budget/budget-changes'
import { leafLines } from '@/domain/budget/budget'
import { type PlanLine, withSums } from '@/domain/budget/budget-lines'
import { outlierDoubts } from '@/domain/tables/outliers'
import { undoStep } from '@/domain/tables/undo-step'
import { formatRupiah } from '@/domain/text/money'
import type { SeenTable } from '@/lib/tables/read-table'
import { useAutosavedTable } from '@/services/autosave/use-autosaved-table'
import { dismissNotice, showNotice, undoing } from '@/stores/notice'
import { LINE_COLLECTIONS, refreshBudget } from '../budget-admin-queries'
import {
  type DraftLine,
  hasChanges,
  planOf,
  type Problem,
  problemsOf,
  restoreTypedText,
} from './draft-lines'

interface Editing {
  base: PlanLine[]
  version: string
  lines: DraftLine[]
}

const editingOf = ({ lines, version }: Pick<SeenTable<'budget'>, 'lines' | 'version'>): Editing => {
  const base = withSums(lines)
  return { base, version, lines: base }
}

export function useLinesEditor(year: number, seen: SeenTable<'budget'>, uid: string) {
  const [editing, setEditing] = useState(() => editingOf(seen))
  const [last, setLast] = useState({ by: seen.updatedBy, at: seen.updatedAt })
  const [hasTried, setHasTried] = useState(false)
  const asking = useDoubtQuestions()
  const client = useQueryClient()
  const { base, version, lines } = editing

  const plan = useMemo(() => planOf(lines), [lines])
  // Typed text appears at once. Computing results for a thousand lines may take a moment longer.
  const settledLines = useDeferredValue(lines)
  const settledPlan = useDeferredValue(plan)
  const problems = useMemo(
    () => (hasTried ? problemsOf(settledLines) : NO_PROBLEMS),
    [hasTried, settledLines],
  )
  const isChanged = useMemo(() => hasChanges(lines, base), [lines, base])

  const label = `Anggaran ${year}`
  const autosave = useAutosavedTable({
    uid,
    table: { table: 'budget', year },
    form: 'anggaran',
    subject: `budget/${year}`,
    label,
    values: useMemo(() => ({ lines }), [lines]),
    isChanged,
    base: { lines: base },
    baseVersion: version,
    onRestore(entry) {
      const values = entry.values as { lines: DraftLine[] }
      const { lines: from } = (entry.base ?? {}) as { lines?: PlanLine[] }
      setEditing({ base: from ?? base, version: entry.baseVersion, lines: values.lines })
    },
  })
  const { conflict } = autosave
  const differences = useMemo(
    () =>
      conflict
        ? describeRowDifferences(
            inWords(base),
            inWords(plan),
            inWords(withSums(conflict.theirs.lines)),
            WORDS,
          )
        : [],
    [conflict, base, plan],
  )

  const change = useCallback(
    (make: (lines: DraftLine[]) => DraftLine[]) =>
      setEditing((now) => ({ ...now, lines: make(now.lines) })),
    [],
  )

  /** Changes the lines and shows a notice with an undo button. Undo keeps later edits. */
  function step(make: (lines: DraftLine[]) => DraftLine[], text: string) {
    const after = make(lines)
    change(() => after)
    const undo = () => change((now) => undoStep(lines, after, now, ({ id }) => id))
    showNotice({ kind: 'note', text, actions: undoing(undo) })
  }

  /** Saves over the version `onto`, which the user has seen. */
  function save(onto = version) {
    dismissNotice()
    autosave.setConflict(null)
    setHasTried(true)
    const wrong = problemsOf(lines)
    if (wrong.size > 0) return showNotice({ kind: 'error', text: wrongLines(wrong.size) })
    const wanted = withSums(plan.map((line) => ({ ...line, uraian: line.uraian.trim() })))
    void asking.ask(
      () => outlierDoubts(outliersOf(base, wanted), formatRupiah),
      () => store(wanted, onto),
    )
  }

  function store(wanted: PlanLine[], onto: string) {
    return autosave.save({ table: 'budget', year, lines: wanted, version: onto }, (saved) => {
      setHasTried(false)
      setEditing({ base: wanted, version: saved.version, lines: wanted })
      refreshBudget(client, LINE_COLLECTIONS)
      const count = saved.changed + saved.removed
      if (count > 0) setLast({ by: uid, at: new Date().toISOString() })
      showNotice({
        kind: 'success',
        text: `${label} disimpan${count ? `: ${count} baris` : ''}.`,
      })
    })
  }

  /** Continues with the other version, and keeps the user's changes of the lines `own`. Does not save. */
  function settle({ theirs, by, at }: NonNullable<typeof conflict>, own: ReadonlySet<string>) {
    setLast({ by, at })
    const stored = withSums(theirs.lines)
    const changes = changesBetween(base, plan).filter(({ id }) => own.has(id))
    const merged = own.size > 0 ? restoreTypedText(withChanges(stored, changes), lines) : stored
    setEditing({ base: stored, version: theirs.version, lines: merged })
    autosave.settle(own.size > 0)
  }

  return {
    autosave,
    last,
    lines,
    plan,
    settledPlan,
    problems,
    isChanged,
    conflict,
    differences,
    dialog: asking.dialog,
    change,
    step,
    save,
    settle,
  }
}

const NO_PROBLEMS: ReadonlyMap<string, Problem> = new Map()

const wrongLines = (count: number) =>
  `${count === 1 ? 'Satu baris' : `${count} baris`} perlu diperbaiki dahulu.`

/**
 * Returns the lines as text for comparison. The amounts of headings are omitted, because they are sums that nobody
 * changes.
 */
function inWords(lines: readonly PlanLine[]) {
  const leaves = new Set(leafLines(lines).map(({ id }) => id))
  return new Map(
    lines.map(({ id, uraian, anggaran, realisasi }) => {
      const amounts = [formatRupiah(anggaran), `terealisasi ${formatRupiah(realisasi)}`]
      const text = [uraian || '(tanpa uraian)', ...(leaves.has(id) ? amounts : [])].join(', ')
      return [id, { id, text }] as const
    }),
  )
}

const WORDS = {
  label: ({ id }: { id: string }) => id,
  text: ({ text }: { text: string }) => text,
}
