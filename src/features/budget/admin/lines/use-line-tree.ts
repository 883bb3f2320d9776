import { useMemo, useState } from 'react'
import { ancestorsOf } from '@/domain/budget/account-code'
import { type BudgetRow, budgetRows } from '@/domain/budget/budget'
import type { PlanLine } from '@/domain/budget/budget-lines'
import { containsWords } from '@/domain/text/words'

/** Maximum number of lines for which all headings are initially expanded. */
const FEW = 40

export interface TreeRow extends BudgetRow {
  below: number
}

export function useLineTree(plan: readonly PlanLine[], search: string) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAtFirst(plan))
  const rows = useMemo<TreeRow[]>(() => {
    const below = new Map<string, number>()
    for (const { id } of plan)
      for (const above of ancestorsOf(id)) below.set(above, (below.get(above) ?? 0) + 1)
    return budgetRows(plan).map((row) => ({ ...row, below: below.get(row.code) ?? 0 }))
  }, [plan])
  const words = search.trim()
  const matching = useMemo(
    () => (words === '' ? null : rows.filter((row) => matchesWords(row, words))),
    [rows, words],
  )
  const visible = useMemo(() => {
    if (matching) return withHeadings(rows, matching)
    const headings = new Set(rows.map(({ code }) => code))
    return rows.filter(({ code }) =>
      ancestorsOf(code).every((above) => open.has(above) || !headings.has(above)),
    )
  }, [rows, open, matching])
  return {
    rows,
    visible,
    matching,
    isOpen: (code: string) => words !== '' || open.has(code),
    toggle: (code: string) =>
      setOpen((now) =>
        now.has(code) ? new Set([...now].filter((each) => each !== code)) : new Set(now).add(code),
      ),
    reveal: (codes: readonly string[]) =>
      setOpen((now) => new Set([...now, ...codes.flatMap(ancestorsOf)])),
    openAll: () => setOpen(new Set(rows.map(({ code }) => code))),
    closeAll: () => setOpen(new Set()),
  }
}

export type Tree = ReturnType<typeof useLineTree>

function openAtFirst(plan: readonly PlanLine[]): ReadonlySet<string> {
  const codes = plan.map(({ id }) => id)
  return new Set(plan.length <= FEW ? codes : codes.filter((code) => !code.includes('.')))
}

function matchesWords({ code, description }: TreeRow, words: string): boolean {
  return code.startsWith(words) || containsWords(description, words)
}

function withHeadings(rows: readonly TreeRow[], matching: readonly TreeRow[]): TreeRow[] {
  const shown = new Set(matching.flatMap(({ code }) => [code, ...ancestorsOf(code)]))
  return rows.filter(({ code }) => shown.has(code))
}
