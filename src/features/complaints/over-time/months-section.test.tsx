import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ComplaintMonth } from '@/domain/complaints/complaint-progress-schema'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import { complaintTotalsQuery } from '../complaint-queries'
import MonthsSection from './months-section'

const month = (month: string, received: number, medianDays: number | null): ComplaintMonth => ({
  month,
  received,
  medianDays,
})

function show(months: ComplaintMonth[]) {
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(complaintTotalsQuery.queryKey, {
    ...{ year: 2026, received: 9, inProgress: 0, done: 9, medianDays: 2, answered: 0, solved: 0 },
    months,
    countedAt: '2026-11-20T05:00:00.000Z',
  })
  render(<MonthsSection />, { wrapper: insideSite({ client }) })
}

const section = () => screen.queryByRole('region', { name: 'Laporan dari bulan ke bulan' })

it('the months section describes the number of reports and the busiest month in words', () => {
  show([month('2026-09', 8, 4), month('2026-10', 12, null), month('2026-11', 3, null)])
  expect(
    screen.getByText('Dalam 3 bulan terakhir masuk 23 laporan, terbanyak 12 pada Oktober 2026.'),
  ).toBeVisible()
})

it('the months section shows the numbers as a table, without a median for months with too few answers', () => {
  show([month('2026-10', 12, 4), month('2026-11', 3, null)])
  fireEvent.click(screen.getByText('Lihat angkanya'))
  const rows = within(screen.getByRole('table', { name: 'Laporan per bulan' })).getAllByRole('row')
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([[], ['12', '4'], ['3', '–belum cukup jawaban']])
  expect(rows.map((row) => within(row).queryByRole('rowheader')?.textContent)).toEqual([
    undefined,
    'Okt 2026',
    'Nov 2026 berjalan',
  ])
})

it('the months section explains the missing chart of waiting times if no month has enough answers', () => {
  show([month('2026-10', 2, null), month('2026-11', 3, null)])
  expect(screen.getByText('Laporan diterima', { selector: 'p' })).toBeVisible()
  expect(screen.queryByText('Hari sampai dijawab')).toBeNull()
  expect(
    screen.getByText(/hanya ditampilkan untuk bulan dengan paling sedikit 5 jawaban/),
  ).toBeVisible()
})

it('the months section shows a message instead of a chart if no reports were received', () => {
  show([month('2026-10', 0, null), month('2026-11', 0, null)])
  expect(screen.getByText('Dalam 2 bulan terakhir belum ada laporan yang masuk.')).toBeVisible()
  expect(screen.queryByText('Lihat angkanya')).toBeNull()
})

it('the months section is hidden if the totals have no months', () => {
  show([])
  expect(section()).toBeNull()
})
