import type { Cells, GridRows } from './grid-rows'

export interface GridProblems {
  /** Messages of cells by row key. */
  cells: ReadonlyMap<string, Cells>
  whole: readonly string[]
}

export const NO_PROBLEMS: GridProblems = { cells: new Map(), whole: [] }

/**
 * Assigns messages of a schema to cells by their path: `lines.3.name` is the cell `name` of the fourth row.
 */
export function problemsAt(
  rows: GridRows,
  issues: readonly (readonly [path: string | null, message: string])[],
): GridProblems {
  const cells = new Map<string, Record<string, string>>()
  const whole: string[] = []
  for (const [path, message] of issues) {
    const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path ?? '') ?? []
    const row = index === undefined ? undefined : rows[Number(index)]
    if (!row || field === undefined) whole.push(message)
    else {
      const found = cells.get(row.key) ?? {}
      found[field] ??= message
      cells.set(row.key, found)
    }
  }
  return { cells, whole }
}
