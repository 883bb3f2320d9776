import * as v from 'valibot'
import { ancestorsOf, normaliseCode } from '../budget/account-code'
import { netOf } from '../budget/budget'
import { TABLE_LINE, type TableLine } from '../tables/saved-table-schema'
import { createSum } from './budget-sums'
import type { Change } from './table-format'

type BudgetLine = TableLine<'budget'>
type Lines = ReadonlyMap<string, BudgetLine>

/** A budget line as read from a file. Amounts are null if the file has no column for them. */
export interface ReadLine {
  row: number
  id: string
  uraian: string
  anggaran: number
  realisasi: number | null
  blank: boolean
}

const parentsOf = (codes: readonly string[]) =>
  new Set(codes.flatMap((code) => ancestorsOf(normaliseCode(code))))

export function changesOf(
  read: readonly ReadLine[],
  current: Lines,
  hasRealisation: boolean,
): Change<BudgetLine>[] {
  const sumOf = createSum(read.map((line) => ({ ...line, realisasi: line.realisasi ?? 0 })))
  const totalOf = (id: string) => (id === '6' ? netOf(sumOf) : sumOf(id))
  const parents = parentsOf(read.map(({ id }) => id))
  return read.map((line) => {
    const before = current.get(line.id) ?? null
    const isHeading = parents.has(normaliseCode(line.id))
    // A heading without an amount gets the sum of its lines.
    const sum = line.blank && isHeading ? totalOf(line.id) : null
    // Sums of headings are rounded. Amounts of other lines have cents.
    const rounded = (value: number) => (isHeading ? Math.round(value) : value)
    return {
      row: line.row,
      before,
      line: {
        id: line.id,
        uraian: line.uraian || (before?.uraian ?? ''),
        anggaran: rounded(sum?.total ?? line.anggaran),
        realisasi: hasRealisation
          ? rounded(sum?.realized ?? line.realisasi ?? 0)
          : (before?.realisasi ?? 0),
      },
    }
  })
}

export function problemsOf(
  changes: readonly Change<BudgetLine>[],
  current: Lines,
): { row: number; text: string }[] {
  const hasFinancing = parentsOf([...current.keys(), ...changes.map(({ line }) => line.id)]).has(
    '6',
  )
  return changes.flatMap(({ row, line }) => {
    // If the file has lines of financing, net financing is computed and not stored.
    const isComputed = line.id === '6' && hasFinancing
    const stored = isComputed ? { ...line, anggaran: 0, realisasi: 0 } : line
    const { issues = [] } = v.safeParse(TABLE_LINE.budget, stored)
    return issues.map(({ message }) => ({ row, text: `${line.id}: ${message}` }))
  })
}
