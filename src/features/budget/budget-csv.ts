import { budgetRows, tableTotal } from '@/domain/budget/budget'
import type { Allocation, BudgetLine, Realisation } from '@/domain/budget/budget-schema'
import type { BudgetTable } from '@/domain/budget/budget-tables'
import { remaining } from '@/domain/budget/realisation'
import { percentOf, totalOf } from '@/domain/statistics/statistics'
import { formatPercent } from '@/domain/text/decimals'
import type { CsvTable } from '@/lib/save-csv'

export function linesTable(
  table: BudgetTable,
  lines: readonly BudgetLine[],
  total: string,
): CsvTable {
  const year = lines[0]?.year ?? ''
  const row = (code: string, description: string, amounts: Realisation) => [
    year,
    code,
    description,
    amounts.total,
    amounts.realized,
    remaining(amounts),
  ]
  return {
    name: `apbdes-${year}-${table.replace('budget_', '')}`,
    rows: [
      ['Tahun', 'Kode', 'Uraian', 'Anggaran', 'Realisasi', 'Selisih'],
      // The trailing dot prevents Excel from reading 4.10 as the number 4.1 or as a date.
      ...budgetRows(lines).map((line) => row(`${line.code}.`, line.description, line)),
      row('', total, tableTotal(table, lines)),
    ],
  }
}

export function allocationsTable(fields: readonly Allocation[]): CsvTable {
  const year = fields[0]?.year ?? ''
  const total = totalOf(fields)
  const row = (name: string, value: number) => [
    year,
    name,
    value,
    formatPercent(percentOf(value, total)),
  ]
  return {
    name: `apbdes-${year}-alokasi`,
    rows: [
      ['Tahun', 'Bidang', 'Jumlah', 'Persentase'],
      ...fields.map(({ name, value }) => row(name, value)),
      row('Total', total),
    ],
  }
}
