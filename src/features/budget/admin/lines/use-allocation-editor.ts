import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { useDoubtQuestions } from '@/components/form/use-doubt-questions'
import { describeRowDifferences } from '@/components/ui/unsaved/differences'
import { sumDescendants } from '@/domain/budget/budget'
import type { Doubt } from '@/domain/doubts/doubt'
import { totalOf } from '@/domain/statistics/statistics'
import { outlierDoubts, MIN_RUPIAH, outliersBetween } from '@/domain/tables/outliers'
import { TABLE_LINE, type TableLine } from '@/domain/tables/saved-table-schema'
import { undoStep } from '@/domain/tables/undo-step'
import { formatRupiah } from '@/domain/text/money'
import { nameKey } from '@/domain/text/name-key'
import { parseRupiah, RUPIAH_PROBLEM } from '@/domain/text/rupiah-text'
import type { Conflict } from '@/lib/saving/conflict'
import { mergeParts } from '@/lib/saving/differences'
import type { SeenTable } from '@/lib/tables/read-table'
import { useAutosavedTable } from '@/services/autosave/use-autosaved-table'
import { dismissNotice, showNotice, undoing } from '@/stores/notice'
import { refreshBudget, yearLinesQuery } from '../budget-admin-queries'

type Field = TableLine<'budget_alokasi'>

export type DraftField = Omit<Field, 'value'> & { value: number | string }

export type FieldProblem = Readonly<Partial<Record<keyof Field, string>>>

type AllocationConflict = Conflict<SeenTable<'budget_alokasi'>>

const NO_PROBLEMS: ReadonlyMap<string, FieldProblem> = new Map()

export function useAllocationEditor(year: number, seen: SeenTable<'budget_alokasi'>, uid: string) {
  const [base, setBase] = useState<readonly Field[]>(seen.lines)
  const [version, setVersion] = useState(seen.version)
  const [last, setLast] = useState({ by: seen.updatedBy, at: seen.updatedAt })
  const [fields, setFields] = useState<readonly DraftField[]>(seen.lines)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const asking = useDoubtQuestions()
  const client = useQueryClient()
  const { data: lines } = useQuery(yearLinesQuery(year))
  const spending = lines ? sumDescendants(lines.lines, '5').total : 0
  const isChanged = JSON.stringify(fields) !== JSON.stringify(base)
  const label = `Alokasi ${year}`
  const autosave = useAutosavedTable({
    uid,
    table: { table: 'budget_alokasi', year },
    form: 'anggaran',
    subject: `budget_alokasi/${year}`,
    label,
    values: useMemo(() => ({ fields }), [fields]),
    isChanged,
    base: { fields: base },
    baseVersion: version,
    onRestore(entry) {
      const { fields: from } = (entry.base ?? {}) as { fields?: Field[] }
      setBase(from ?? base)
      setVersion(entry.baseVersion)
      setFields((entry.values as { fields: DraftField[] }).fields)
    },
  })

  function change(next: readonly DraftField[]) {
    setFields(next)
    setProblems(NO_PROBLEMS)
  }

  /** Changes the fields and shows a notice with an undo button. Undo keeps later edits. */
  function step(next: readonly DraftField[], text: string) {
    change(next)
    const undo = () => setFields((now) => undoStep(fields, next, now, ({ id }) => id))
    showNotice({ kind: 'note', text, actions: undoing(undo) })
  }

  /** Saves over the version `onto`, which the user has seen. */
  function save(onto: string) {
    dismissNotice()
    autosave.setConflict(null)
    const { wanted, wrong } = checked(fields)
    setProblems(wrong)
    if (wrong.size > 0)
      return showNotice({ kind: 'error', text: `${wrong.size} baris perlu diperbaiki dahulu.` })
    const outliers = outliersBetween(base, wanted, MIN_RUPIAH)
    void asking.ask(
      () => [...outlierDoubts(outliers, formatRupiah), ...sumDoubts(totalOf(wanted), spending)],
      () => store(wanted, onto),
    )
  }

  function store(wanted: Field[], onto: string) {
    const table = { table: 'budget_alokasi', year, lines: wanted, version: onto } as const
    return autosave.save(table, (saved) => {
      setBase(wanted)
      setFields(wanted)
      setVersion(saved.version)
      if (saved.changed + saved.removed > 0) setLast({ by: uid, at: new Date().toISOString() })
      refreshBudget(client, ['budget_alokasi'])
      showNotice({ kind: 'success', text: `${label} disimpan.` })
    })
  }

  /** Replaces the edited fields by those of the other version, except for the fields `own`. */
  function settle({ theirs, by, at }: AllocationConflict, own: ReadonlySet<string> | null) {
    setBase(theirs.lines)
    setFields(own ? [...mergeParts(byId(fields), byId(theirs.lines), own).values()] : theirs.lines)
    setVersion(theirs.version)
    setLast({ by, at })
    autosave.settle(own !== null)
  }

  const { conflict } = autosave
  return {
    autosave,
    last,
    fields,
    problems,
    isChanged,
    conflict,
    differences: conflict
      ? describeRowDifferences(byId(base), byId(fields), byId(conflict.theirs.lines), WORDS)
      : [],
    version,
    dialog: asking.dialog,
    change,
    step,
    save,
    settle,
  }
}

const byId = (fields: readonly DraftField[]) => new Map(fields.map((field) => [field.id, field]))

const WORDS = {
  label: ({ name }: DraftField) => name,
  text: ({ name, value, fill }: DraftField) =>
    `${name}: ${typeof value === 'number' ? formatRupiah(value) : value} ${fill}`,
}

/** Asks before saving an allocation that differs from the year's total spending. */
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

function checked(fields: readonly DraftField[]) {
  const wrong = new Map<string, FieldProblem>()
  const rows = new Map<string, number>()
  const wanted = fields.flatMap((field, index) => {
    const key = nameKey(field.name)
    const row = rows.get(key)
    if (row === undefined) rows.set(key, index + 1)
    const value = typeof field.value === 'string' ? parseRupiah(field.value) : field.value
    const parsed = v.safeParse(TABLE_LINE.budget_alokasi, { ...field, value })
    const isTwice = row !== undefined && key !== ''
    if (parsed.success && !isTwice) return parsed.output
    const messages = parsed.issues?.map((issue) => [v.getDotPath(issue) ?? '', issue.message]) ?? []
    wrong.set(field.id, {
      ...(isTwice && { name: `“${field.name}” sudah ada di baris ${row}.` }),
      ...(Object.fromEntries(messages) as FieldProblem),
      ...(value === null && { value: RUPIAH_PROBLEM }),
    })
    return []
  })
  return { wanted, wrong }
}
