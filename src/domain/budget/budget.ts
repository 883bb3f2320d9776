import { ancestorsOf, compareAccountCodes } from './account-code'
import type { BudgetLine, BudgetSummaryInput, Realisation } from './budget-schema'
import type { BudgetTable } from './budget-tables'

/** First segment of each table's account codes (Permendagri 20/2018, lampiran). */
const ACCOUNT_ROOT: Record<BudgetTable, string> = {
  budget_pendapatan: '4',
  budget_belanja: '5',
  budget_pembiayaan: '6',
}

/** Fields of a budget line that are needed for sums. `year` is missing if all lines belong to one year. */
export type Summable = Pick<BudgetLine, 'id' | 'anggaran' | 'realisasi'> & { year?: number }

/** Returns the lines without children. Only these lines are summed, because their parents repeat the sum. */
export function leafLines<Line extends Pick<Summable, 'id' | 'year'>>(
  lines: readonly Line[],
): Line[] {
  const headings = new Map<number | undefined, Set<string>>()
  for (const { id, year } of lines) {
    const ofYear = headings.get(year) ?? new Set()
    headings.set(year, ofYear)
    for (const code of ancestorsOf(id)) ofYear.add(code)
  }
  return lines.filter(({ id, year }) => !headings.get(year)?.has(id))
}

export function sumDescendants(lines: readonly Summable[], code: string): Realisation {
  return sumsOf(lines)(code)
}

/** Returns a function that sums the leaves below a code in whole rupiah, even if no line has the code. */
export function sumsOf(lines: readonly Summable[]): (code: string) => Realisation {
  const sums = new Map<string, Realisation>()
  for (const { id, anggaran, realisasi } of leafLines(lines))
    for (const code of [id, ...ancestorsOf(id)]) {
      const sum = sums.get(code) ?? { realized: 0, total: 0 }
      sums.set(code, sum)
      sum.realized += realisasi
      sum.total += anggaran
    }
  return (code) => {
    const { realized, total } = sums.get(code) ?? { realized: 0, total: 0 }
    return { realized: Math.round(realized), total: Math.round(total) }
  }
}

export const netFinancing = (lines: readonly Summable[]): Realisation => netOf(sumsOf(lines))

/** Returns receipts (6.1) minus expenditure (6.2) of financing. */
export const netOf = (sumOf: (code: string) => Realisation) =>
  combine(sumOf('6.1'), sumOf('6.2'), -1)

export function byAccountCode<Line extends Pick<BudgetLine, 'id'>>(lines: readonly Line[]): Line[] {
  return [...lines].sort((a, b) => compareAccountCodes(a.id, b.id))
}

export interface BudgetRow extends Realisation {
  code: string
  description: string
  /** Number of segments of the code: 1 for the root. */
  depth: number
  isHeading: boolean
}

/** Returns the lines of one year sorted by code. Sums of headings are whole rupiah and replace stored amounts. */
export function budgetRows(lines: readonly (Summable & Pick<BudgetLine, 'uraian'>)[]): BudgetRow[] {
  const isLeaf = new Set<Summable>(leafLines(lines))
  const sumOf = sumsOf(lines)
  return byAccountCode(lines).map((line) => ({
    code: line.id,
    description: line.uraian,
    depth: line.id.split('.').length,
    isHeading: !isLeaf.has(line),
    ...(isLeaf.has(line)
      ? { total: line.anggaran, realized: line.realisasi }
      : line.id === ACCOUNT_ROOT.budget_pembiayaan
        ? netOf(sumOf)
        : sumOf(line.id)),
  }))
}

export function tableTotal(table: BudgetTable, lines: readonly Summable[]): Realisation {
  return table === 'budget_pembiayaan'
    ? netFinancing(lines)
    : sumDescendants(lines, ACCOUNT_ROOT[table])
}

/** Figures that a village must publish for a year (Permendagri 20/2018, pasal 39 and 72). */
export interface BudgetPosture {
  revenue: Realisation
  spending: Realisation
  /** Revenue minus spending. Negative for a deficit. */
  surplus: Realisation
  financing: Realisation
  /** Remaining money at the end of the year (SiLPA). */
  leftover: Realisation
}

export function postureOf(lines: Record<BudgetTable, readonly Summable[]>): BudgetPosture {
  const revenue = tableTotal('budget_pendapatan', lines.budget_pendapatan)
  const spending = tableTotal('budget_belanja', lines.budget_belanja)
  const financing = tableTotal('budget_pembiayaan', lines.budget_pembiayaan)
  const surplus = combine(revenue, spending, -1)
  return { revenue, spending, surplus, financing, leftover: combine(surplus, financing, 1) }
}

function combine(a: Realisation, b: Realisation, sign: 1 | -1): Realisation {
  return { realized: a.realized + sign * b.realized, total: a.total + sign * b.total }
}

/** Proposes the budget summary from the lines of a year. `pelaksanaan` is the sum of 5.2, village development. */
export function proposeSummary(
  revenue: readonly Summable[],
  spending: readonly Summable[],
): BudgetSummaryInput {
  return {
    pendapatan: sumDescendants(revenue, '4'),
    pelaksanaan: sumDescendants(spending, '5.2'),
    pembelanjaan: sumDescendants(spending, '5'),
  }
}
