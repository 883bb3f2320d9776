import { useCallback, useMemo, useState } from 'react'
import type { AmountColumn, Column, DraftLine, Problem } from './draft-lines'
import { LineRow } from './line-row'
import type { RowAction } from './row-actions'
import type { Tree } from './use-tree'

interface LinesListProps {
  lines: readonly DraftLine[]
  /** By code. */
  problems: ReadonlyMap<string, Problem>
  tree: Tree
  // The same at each drawing, for the rows' sake.
  type: (code: string, column: Column, value: number | string) => void
  paste: (code: string, column: AmountColumn, cells: readonly (readonly string[])[]) => void
  toggle: (code: string) => void
  act: (code: string, action: RowAction) => void
}

/** The lines of the tree that are in sight. */
export function LinesList({ lines, problems, tree, type, paste, toggle, act }: LinesListProps) {
  const typed = useMemo(() => new Map(lines.map((line) => [line.id, line])), [lines])
  const [acting, setActing] = useState<string | null>(null)
  const choose = useCallback(
    (code: string, action: RowAction) => {
      setActing(null)
      act(code, action)
    },
    [act],
  )
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
      <ul aria-label="Rincian" className="rounded-card border border-hairline bg-surface">
        {tree.visible.map(({ code, depth, isHeading, total, realized, below }) => {
          const line = typed.get(code)
          const problem = problems.get(code)
          return (
            line && (
              <LineRow
                key={code}
                line={line}
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
          )
        })}
      </ul>
      {tree.visible.length === 0 && <p className="py-6 text-ink-2">Tidak ada yang cocok.</p>}
    </div>
  )
}
