import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { linesQuery } from './budget-queries'
import { chosenYear } from './budget-year'
import BudgetYearTables from './budget-year-tables'

it('a year of which nothing is filled in says so once', () => {
  const year = chosenYear(2026)
  const client = testClient({ enabled: false })
  for (const table of BUDGET_TABLES)
    client.setQueryData(linesQuery(table, year).options.queryKey, [])
  render(<BudgetYearTables year={year} posture />, { wrapper: insideSite({ client }) })
  expect(screen.getAllByText(/belum/).map(({ textContent }) => textContent)).toEqual([
    'Anggaran tahun ini belum diisi.',
  ])
  expect(screen.queryByRole('heading')).toBeNull()
})
