import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contentList } from '@/lib/query/content'
import { AllocationSection } from './allocation-section'
import { insideSite, testClient } from '../../../tests/support/inside-site'

const NBSP = '\u00a0'

const field = (id: string, year: number, name: string, value: number) => ({
  id,
  year,
  name,
  value,
  fill: '#1F5D3F',
  updatedBy: 'uji',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

function show(year: number) {
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(contentList('budget_alokasi').options.queryKey, [
    field('2026-2', 2026, 'Pembangunan Desa', 2_000),
    field('2026-1', 2026, 'Pemerintahan Desa', 1_000),
    field('2025-1', 2025, 'Pembinaan', 7),
  ])
  render(<AllocationSection year={year} waitsFor={null} />, { wrapper: insideSite({ client }) })
}

it('the allocation shows the amount and share of each area of spending, the total and the number of areas', () => {
  show(2026)
  const table = screen.getByRole('table', { name: 'Alokasi Belanja per Bidang' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll(NBSP, ' ').trim())),
  ).toEqual([
    ['Bidang', 'Jumlah', 'Persentase'],
    ['1Pemerintahan Desa', 'Rp. 1.000', '33,33%'],
    ['2Pembangunan Desa', 'Rp. 2.000', '66,67%'],
    ['Total', 'Rp. 3.000', '100,00%'],
  ])
  expect(screen.getByRole('img', { name: 'Alokasi Belanja per Bidang: 2 bidang' })).toBeVisible()
})

it('the allocation section renders nothing for a year without allocations', () => {
  show(2024)
  expect(screen.queryByRole('heading')).toBeNull()
})
