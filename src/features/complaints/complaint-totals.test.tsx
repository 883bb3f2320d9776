import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ComplaintTotals } from '@/domain/complaints/complaint-progress-schema'
import { createQueryClient } from '@/lib/query/query-client'
import { complaintTotalsQuery } from './complaint-queries'
import { ComplaintTotalsSection } from './complaint-totals'

const TOTALS: ComplaintTotals = {
  year: 2026,
  received: 42,
  inProgress: 5,
  done: 30,
  medianDays: 2.4,
  answered: 14,
  solved: 12,
  months: [],
  countedAt: '2026-11-20T05:00:00.000Z',
}

function show(totals: ComplaintTotals) {
  const client = createQueryClient()
  client.setQueryData(complaintTotalsQuery.queryKey, totals)
  render(
    <QueryClientProvider client={client}>
      <ComplaintTotalsSection />
    </QueryClientProvider>,
  )
}

it("the totals show the number of this year's reports by status, the median waiting time and the verdicts", () => {
  show(TOTALS)
  expect(screen.getByRole('heading', { name: 'Pengaduan tahun 2026' })).toBeVisible()
  expect(screen.getByText('Diterima').closest('div')).toHaveTextContent('42')
  expect(screen.getByText('Dikerjakan').closest('div')).toHaveTextContent('5')
  expect(screen.getByText('Selesai').closest('div')).toHaveTextContent('30')
  expect(screen.getByText('Separuh laporan dijawab dalam 3 hari atau kurang.')).toBeVisible()
  expect(screen.getByText('12 dari 14 pelapor bilang beres.')).toBeVisible()
})

it('the totals hide waiting time and verdicts that are based on too few answers', () => {
  show({ ...TOTALS, medianDays: null, answered: 0, solved: 0 })
  expect(screen.getByText(/^Belum cukup jawaban/)).toBeVisible()
  expect(screen.queryByText(/bilang beres/)).toBeNull()
})
