import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useDoubtQuestions } from '@/components/form/use-doubt-questions'
import {
  changesBetween,
  conflictingChanges,
  outliersOf,
  type LineChange,
  withChanges,
} from '@/domain/budget/budget-changes'
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

/** Version that somebody else has saved since the year was opened. */
export interface LinesConflict {
  theirs: PlanLine[]
  version: string
  by: string
  at: string
  mine: ReturnType<typeof changesBetween>
  others: ReturnType<typeof changesBetween>
  conflictingChanges: ReturnType<typeof conflictingChanges>
}

interface Editing {
  /** Stored lines that the editing started from, with their version. */
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
  const found = autosave.conflict
  const conflict = useMemo((): LinesConflict | null => {
    if (!found) return null
    const theirs = withSums(found.theirs.lines)
    const mine = changesBetween(base, plan)
    const others = changesBetween(base, theirs)
    const { version, updatedBy: by, updatedAt: at } = found.theirs
    return {
      theirs,
      version,
      by,
      at,
      mine,
      others,
      conflictingChanges: conflictingChanges(mine, others),
    }
  }, [found, base, plan])

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

  function save() {
    dismissNotice()
    autosave.setConflict(null)
    setHasTried(true)
    const wrong = problemsOf(lines)
    if (wrong.size > 0) return showNotice({ kind: 'error', text: wrongLines(wrong.size) })
    const wanted = withSums(plan.map((line) => ({ ...line, uraian: line.uraian.trim() })))
    void asking.ask(
      () => outlierDoubts(outliersOf(base, wanted), formatRupiah),
      () => store(wanted),
    )
  }

  function store(wanted: PlanLine[]) {
    return autosave.save({ table: 'budget', year, lines: wanted, version }, (saved) => {
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

  /** Applies the given own changes, or none, to the other version. Does not save. */
  function settle({ theirs, version, by, at }: LinesConflict, own: readonly LineChange[] | null) {
    setLast({ by, at })
    const merged = own ? restoreTypedText(withChanges(theirs, own), lines) : theirs
    setEditing({ base: theirs, version, lines: merged })
    autosave.settle()
    showNotice({
      kind: 'note',
      text: own
        ? 'Perubahan Anda sudah ditambahkan. Periksa, lalu simpan.'
        : 'Sekarang tampil anggaran yang tersimpan.',
    })
  }

  return {
    autosave,
    last,
    lines,
    plan,
    /** Deferred plan, for results that are computed from all lines. */
    settledPlan,
    /** Problems by code, known after the first try to save. */
    problems,
    isChanged,
    conflict,
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
