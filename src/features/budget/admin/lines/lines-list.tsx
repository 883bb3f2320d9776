import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRowsInView } from '@/components/ui/lists/use-rows-in-view'
import type { DraftLine } from '@/domain/budget/budget-lines'
import type { AmountColumn, Column, Problem } from './draft-lines'
import { LineRow, type RowAction } from './line-row'
import type { Tree, TreeRow } from './use-line-tree'

/** Cell to focus once it is rendered. Each request to focus is a new object, even for the same cell. */
export interface Goal {
  code: string
  column: Column
}

interface LinesListProps {
  lines: readonly DraftLine[]
  problems: ReadonlyMap<string, Problem>
  tree: Tree
  goal: Goal | null
  // Must be a stable function, so that unchanged rows do not render again.
  type: (code: string, column: Column, value: number | string) => void
  paste: (code: string, column: AmountColumn, cells: readonly (readonly string[])[]) => void
  toggle: (code: string) => void
  act: (code: string, action: RowAction) => void
}

/** Minimum width of the list in pixels for which a row fits on one line (`@2xl`). */
const WIDE = 672

export function LinesList(props: LinesListProps) {
  const { lines, problems, tree, goal, type, paste, toggle, act } = props
  const { visible } = tree
  const typed = useMemo(() => new Map(lines.map((line) => [line.id, line])), [lines])
  const [acting, setActing] = useState<string | null>(null)
  const [focused, setFocused] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const choose = useCallback(
    (code: string, action: RowAction) => {
      setActing(null)
      act(code, action)
    },
    [act],
  )
  const { rows, rest, measure } = useRowsInView(list, {
    count: visible.length,
    keyOf: useCallback((index) => visible[index]?.code ?? '', [visible]),
    heightOf: (index, width) => heightOf(visible[index], width),
    rendered: useMemo(
      () => alwaysRenderedRows(visible, focused, goal?.code),
      [visible, focused, goal],
    ),
  })
  useScrollToGoal(goal, list)
  return (
    <div className="@container">
      <div
        aria-hidden
        className="hidden grid-cols-[minmax(0,1fr)_11rem_11rem_3rem] gap-x-2 border-b border-hairline px-2 py-2 text-sm font-semibold text-ink-2 @2xl:grid"
      >
        <span className="pl-7">Kode dan uraian</span>
        <span className="px-3 text-right">Anggaran (Rp)</span>
        <span className="px-3 text-right">Realisasi (Rp)</span>
      </div>
      <ul
        ref={list}
        aria-label="Rincian"
        style={{ paddingBottom: rest }}
        className="rounded-card border border-hairline bg-surface [overflow-anchor:none]"
        onFocus={({ target }: FocusEvent<HTMLElement>) =>
          setFocused(target.closest<HTMLElement>('[data-code]')?.dataset['code'] ?? '')
        }
      >
        {rows.map(({ index, gap }) => {
          const row = visible[index]
          const line = row && typed.get(row.code)
          if (!row || !line) return null
          const { code, depth, isHeading, total, realized, below } = row
          const problem = problems.get(code)
          return (
            <LineRow
              key={code}
              line={line}
              index={index}
              count={visible.length}
              gap={gap}
              measure={measure}
              depth={depth}
              isHeading={isHeading}
              total={total}
              realized={realized}
              isOpen={tree.isOpen(code)}
              below={below}
              hasActions={acting === code}
              codeProblem={problem?.id}
              uraianProblem={problem?.uraian}
              anggaranProblem={problem?.anggaran}
              realisasiProblem={problem?.realisasi}
              type={type}
              paste={paste}
              toggle={toggle}
              showActions={setActing}
              act={choose}
            />
          )
        })}
      </ul>
      {visible.length === 0 && <p className="py-6 text-ink-2">Tidak ada yang cocok.</p>}
    </div>
  )
}

function heightOf(row: TreeRow | undefined, width: number): number {
  if (width >= WIDE) return 57
  return row?.isHeading ? 94 : 219
}

/** Returns the indexes of rows that are always rendered: both ends, the goal, and the neighbours of the focused row. */
function alwaysRenderedRows(
  visible: readonly TreeRow[],
  focused: string,
  goal: string | undefined,
): number[] {
  const isAt = (code: string | undefined) => visible.findIndex((row) => row.code === code)
  const at = isAt(focused)
  const rendered = [0, visible.length - 1, isAt(goal)]
  if (at >= 0) {
    const before = visible.slice(0, at).findLastIndex(({ isHeading }) => !isHeading)
    const after = visible.findIndex(({ isHeading }, index) => index > at && !isHeading)
    rendered.push(before, at - 1, at, at + 1, after)
  }
  return rendered.filter((index) => index >= 0 && index < visible.length)
}

/** Focuses the goal once it is rendered, and scrolls it to the centre of the window. */
function useScrollToGoal(goal: Goal | null, list: { current: HTMLElement | null }) {
  const reached = useRef<Goal | null>(null)
  useEffect(() => {
    if (!goal || goal === reached.current) return
    const row = list.current?.querySelector(`[data-code="${CSS.escape(goal.code)}"]`)
    const cell = row?.querySelector<HTMLElement>(`[data-column=${goal.column}]`)
    if (!cell) return
    reached.current = goal
    cell.focus()
    cell.scrollIntoView({ block: 'center' })
  })
}
