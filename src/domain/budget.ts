import { compareAccountCodes, isBelow } from './account-code'
import type { BudgetLine, BudgetSummary, Realisation } from './schemas/budget'
import { percentOf } from './statistics'

export const BUDGET_TABLES = ['budget_pendapatan', 'budget_belanja', 'budget_pembiayaan'] as const
export type BudgetTable = (typeof BUDGET_TABLES)[number]

/** The first segment of each table's account codes (Permendagri 20/2018, lampiran). */
export const ACCOUNT_ROOT: Record<BudgetTable, string> = {
  budget_pendapatan: '4',
  budget_belanja: '5',
  budget_pembiayaan: '6',
}

/** Realised share in percent, 0 when nothing was planned. Shown without decimals. */
export function realisedPercent({ realized, total }: Realisation): number {
  return percentOf(realized, total)
}

/** What is left of the plan; negative when more was realised. */
export function remaining({ realized, total }: Realisation): number {
  return total - realized
}

/** Lines that have no lines below them: only they are summed, parents repeat their sum. */
export function leaves(lines: readonly BudgetLine[]): BudgetLine[] {
  return lines.filter(
    (line) => !lines.some((other) => other.year === line.year && isBelow(other.id, line.id)),
  )
}

/** Plan and realisation of all leaves below `code` (all lines of the table for its root). */
export function sumBelow(lines: readonly BudgetLine[], code: string): Realisation {
  return leaves(lines)
    .filter((line) => line.id === code || isBelow(line.id, code))
    .reduce(
      (sum, line) => ({
        realized: sum.realized + line.realisasi,
        total: sum.total + line.anggaran,
      }),
      { realized: 0, total: 0 },
    )
}

/** Financing is what comes in (6.1) less what goes out (6.2). */
export function netFinancing(lines: readonly BudgetLine[]): Realisation {
  const [income, spending] = [sumBelow(lines, '6.1'), sumBelow(lines, '6.2')]
  return {
    realized: income.realized - spending.realized,
    total: income.total - spending.total,
  }
}

export function byAccountCode(lines: readonly BudgetLine[]): BudgetLine[] {
  return [...lines].sort((a, b) => compareAccountCodes(a.id, b.id))
}

/** The summary proposed from the lines of a year; pelaksanaan is 5.2, the building of the village. */
export function proposeSummary(
  revenue: readonly BudgetLine[],
  spending: readonly BudgetLine[],
): Pick<BudgetSummary, 'pendapatan' | 'pelaksanaan' | 'pembelanjaan'> {
  return {
    pendapatan: sumBelow(revenue, '4'),
    pelaksanaan: sumBelow(spending, '5.2'),
    pembelanjaan: sumBelow(spending, '5'),
  }
}
