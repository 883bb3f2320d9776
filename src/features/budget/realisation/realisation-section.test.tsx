import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { BudgetSummary } from '@/domain/budget/budget-schema'
import { insideSite } from '../../../../tests/support/inside-site'
import { RealisationSection } from './realisation-section'

const { readNamed } = vi.hoisted(() => ({
  readNamed: vi.fn<() => Promise<BudgetSummary | null>>(),
}))
vi.mock('@/lib/query/read-content', () => ({ readNamed }))

beforeEach(() => void readNamed.mockReset())

const SUMMARY: BudgetSummary = {
  pendapatan: { realized: 795, total: 1_000 },
  pelaksanaan: { realized: 1_050, total: 1_000 },
  pembelanjaan: { realized: 0, total: 0 },
  updatedBy: 'uji',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

function show() {
  render(<RealisationSection />, { wrapper: insideSite() })
}

it('the realisation section shows three charts with whole percentages, and the amounts below', async () => {
  readNamed.mockResolvedValue(SUMMARY)
  show()
  expect(await screen.findByRole('img', { name: 'Pendapatan: 80% terealisasi' })).toHaveTextContent(
    '80%',
  )
  expect(screen.getByRole('img', { name: /^Pelaksanaan: 105%/ })).toBeVisible()
  expect(screen.getByRole('img', { name: /^Pembelanjaan: 0%/ })).toBeVisible()
  const [first] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent(/PendapatanRp\. 795 dari Rp\. 1\.000$/)
})

it('the realisation section shows zeros and a retry button after a loading error', async () => {
  readNamed.mockRejectedValueOnce(new Error('mati')).mockResolvedValue(SUMMARY)
  show()
  const retry = await screen.findByRole('button', { name: 'Coba lagi' })
  for (const item of screen.getAllByRole('listitem'))
    expect(item).toHaveTextContent(/0%.*Rp\. 0 dari Rp\. 0$/)
  fireEvent.click(retry)
  expect(await screen.findByRole('img', { name: /^Pendapatan: 80%/ })).toBeVisible()
})

it('the realisation section shows zeros and a reason if no summary is stored', async () => {
  readNamed.mockResolvedValue(null)
  show()
  expect(await screen.findByText('Ringkasan anggaran belum diisi.')).toBeVisible()
  expect(screen.getAllByRole('img', { name: /: 0% terealisasi/ })).toHaveLength(3)
})
