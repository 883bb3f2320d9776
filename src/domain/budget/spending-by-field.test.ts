import { expect, it } from 'vitest'
import type { BudgetLine } from './budget-schema'
import { spendingByField } from './spending-by-field'
import { budgetLine } from '../../../tests/support/documents'

const line = (id: string, anggaran: number, uraian = `Rekening ${id}`) =>
  budgetLine(id, anggaran, anggaran / 2, { uraian })

const totals = (years: BudgetLine[][]) =>
  spendingByField(years).map(({ code, amounts }) => [code, amounts.map(({ total }) => total)])

it('sorts areas of spending by code, with the sums of their lines in each year', () => {
  const [root, field] = [line('5', 0), line('5.2', 0)]
  const before = [root, line('5.10', 4), field, line('5.2.1', 10), line('5.2.2', 20)]
  const after = [root, field, line('5.2.1', 50)]
  expect(totals([before, after])).toEqual([
    ['5.2', [30, 50]],
    ['5.10', [4, 0]],
  ])
})

it('merges an area of spending whose code is written differently in two years, and uses its latest name', () => {
  const [field] = spendingByField([[line('5.02', 3, 'Lama')], [line('5.2', 5, 'Baru')]])
  expect(field).toMatchObject({
    code: '5.2',
    description: 'Baru',
    amounts: [{ total: 3 }, { total: 5, realized: 2.5 }],
  })
})
