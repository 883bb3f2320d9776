import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BudgetLine } from '@/domain/budget/budget-schema'
import { BUDGET_TABLES, type BudgetTable } from '@/domain/budget/budget-tables'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { linesQuery } from './budget-queries'
import { chosenYear } from './budget-year'
import BudgetYearTables from './budget-year-tables'
import { budgetLine } from '../../../tests/support/documents'

const year = chosenYear(2026)

function show(lines: Partial<Record<BudgetTable, BudgetLine[]>>) {
  const client = testClient({ enabled: false })
  for (const table of BUDGET_TABLES)
    client.setQueryData(linesQuery(table, year).options.queryKey, lines[table] ?? [])
  render(<BudgetYearTables year={year} known={new Map()} />, { wrapper: insideSite({ client }) })
}

it.each<[string, Partial<Record<BudgetTable, BudgetLine[]>>]>([
  ['nothing is stored', {}],
  [
    'the template is stored without amounts',
    {
      budget_pendapatan: [budgetLine('4', 0)],
      budget_belanja: [budgetLine('5', 0), budgetLine('5.1', 0)],
    },
  ],
  [
    'only a heading has an amount',
    { budget_belanja: [budgetLine('5', 120_000), budgetLine('5.1', 0)] },
  ],
])('the budget page shows only one message if %s', (_, lines) => {
  show(lines)
  expect(screen.getAllByText(/belum/).map(({ textContent }) => textContent)).toEqual([
    'Anggaran tahun ini belum diisi.',
  ])
  expect(screen.queryByRole('heading')).toBeNull()
})

it('the budget page shows a year that has only spending, with a message that revenue is missing', () => {
  show({ budget_belanja: [budgetLine('5', 0), budgetLine('5.1', 120_000)] })
  expect(screen.getByText('Data pendapatan desa belum diisi.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Belanja Desa' })).toHaveTextContent('120.000')
})
