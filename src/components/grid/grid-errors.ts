import type { Cells, GridRows } from './grid-rows'

export interface GridProblems {
  /** By the key of the row, what is wrong with its cells. */
  cells: ReadonlyMap<string, Cells>
  /** What is wrong with all of it. */
  whole: readonly string[]
}

export const NO_PROBLEMS: GridProblems = { cells: new Map(), whole: [] }

/**
 * Messages of a schema, by path, at the cells they are about: `lines.3.name` is the cell `name` of the
 * fourth of `rows`.
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
