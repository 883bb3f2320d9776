import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { insideSite } from '../../../tests/support/inside-site'
import { chosenYear } from './budget-year'
import BudgetYearTables from './budget-year-tables'

vi.mock('@/lib/query/read-content', () => ({ readItems: () => Promise.resolve([]) }))

// Several queries at once ask for it, which a mock does not stand.
beforeAll(() => import('@/lib/query/read-content'))

it('a year of which nothing is filled in says so once', async () => {
  render(<BudgetYearTables year={chosenYear(2026)} posture />, { wrapper: insideSite() })
  await screen.findByText('Anggaran tahun ini belum diisi.')
  expect(screen.getAllByText(/belum/)).toHaveLength(1)
  expect(screen.queryByRole('heading')).toBeNull()
})
