import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BudgetLine } from '@/domain/budget/budget-schema'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import { budgetRows } from '../../../domain/budget/budget'
import { linesQuery } from '../budget-queries'
import { type BudgetYear, chosenYear } from '../budget-year'
import { LinesSearch, filterRows } from './lines-search'
import { budgetLine } from '../../../../tests/support/documents'

const { readList } = vi.hoisted(() => ({ readList: vi.fn() }))
vi.mock('@/lib/firebase/documents', () => ({ readList, readDocument: readList }))

const line = (year: number, id: string, uraian: string, anggaran = 0) =>
  budgetLine(id, anggaran, 0, { year, uraian })

const SHOWN: BudgetYear = { key: 'current', find: () => Promise.resolve(2026) }

let client: ReturnType<typeof testClient>

function store(year: BudgetYear, lines: readonly BudgetLine[]) {
  for (const table of BUDGET_TABLES)
    client.setQueryData(
      linesQuery(table, year).options.queryKey,
      table === 'budget_belanja' ? [...lines] : [],
    )
}

beforeEach(() => {
  client = testClient({ staleTime: Infinity })
  client.setQueryData(
    contentList('budget_years').options.queryKey,
    [2024, 2025, 2026].map((year) => ({
      year,
      stage: 'murni' as const,
      perdes: '',
      asof: `${year}-01-01`,
      updatedBy: 'uji',
      updatedAt: '2026-01-01T00:00:00.000Z',
    })),
  )
  store(SHOWN, [line(2026, '5', 'Belanja'), line(2026, '5.2.3', 'Jalan usaha tani', 7)])
  store(chosenYear(2025), [line(2025, '5.2.3', 'Rabat beton jalan Babakan', 5)])
  readList.mockReset().mockResolvedValue([])
})
afterEach(() => onlineManager.setOnline(true))

const show = () =>
  render(<LinesSearch known={new Map([[2026, SHOWN]])} />, { wrapper: insideSite({ client }) })
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Cari dalam anggaran'), { target: { value } })
const found = () => screen.queryAllByRole('region', { name: /^Ditemukan/ })
const status = () => screen.getAllByRole('status')[0]

it('the search does not read or find lines before two letters are typed', () => {
  show()
  type('j')
  expect(status()).toHaveTextContent('Misalnya jalan, posyandu, atau Dana Desa.')
  expect(found()).toEqual([])
  expect(readList).not.toHaveBeenCalled()
})

it('the search groups lines by year, latest first, and reads only years that are not on the device', async () => {
  show()
  type('jalan')
  await waitFor(() =>
    expect(status()).toHaveTextContent('2 baris di anggaran 2026, 2025, dan 2024'),
  )
  expect(found().map((part) => within(part).getByRole('heading').textContent)).toEqual([
    'Tahun 2026',
    'Tahun 2025',
  ])
  expect(within(found()[1]!).getByRole('row', { name: /5\.2\.3 Rabat beton jalan/ })).toBeVisible()
  expect(readList).toHaveBeenCalledTimes(BUDGET_TABLES.length)
})

it('the search uses the years on the device while offline, and reads the missing years once online', async () => {
  onlineManager.setOnline(false)
  show()
  type('JALAN babakan')
  await waitFor(() => expect(status()).toHaveTextContent('1 baris di anggaran 2026 dan 2025'))
  expect(screen.getByText('Anggaran 2024 belum dapat dimuat.')).toBeVisible()
  expect(readList).not.toHaveBeenCalled()
  act(() => onlineManager.setOnline(true))
  await waitFor(() =>
    expect(status()).toHaveTextContent('1 baris di anggaran 2026, 2025, dan 2024'),
  )
})

it('the search shows results of the years on the device while the network does not respond', async () => {
  readList.mockReturnValue(new Promise(() => {}))
  show()
  type('jalan')
  await waitFor(() => expect(status()).toHaveTextContent('2 baris di anggaran 2026 dan 2025'))
  expect(found()).toHaveLength(2)
  expect(screen.getByRole('status', { name: 'Memuat anggaran tahun lain' })).toBeVisible()
  expect(screen.queryByText(/belum dapat dimuat/)).toBeNull()
})

it('the search shows results of the other years when one year fails, and offers a retry', async () => {
  readList.mockRejectedValue(new Error('permission-denied'))
  show()
  type('jalan')
  await screen.findByText('Anggaran 2024 belum dapat dimuat.')
  expect(found()).toHaveLength(2)
  readList.mockResolvedValue([])
  readList.mockResolvedValueOnce([line(2024, '4.1', 'Bantuan jalan', 1)])
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await screen.findByRole('region', { name: 'Ditemukan di tahun 2024' })
  expect(screen.queryByText('Anggaran 2024 belum dapat dimuat.')).toBeNull()
})

it('the search limits the results of a year and shows the number of further matches', async () => {
  store(
    SHOWN,
    Array.from({ length: 35 }, (_, index) => line(2026, `5.${index + 1}`, 'Honor kader', 1)),
  )
  show()
  type('kader')
  expect(
    await screen.findByText('Dan 15 baris lain. Tambah kata untuk mempersempit.'),
  ).toBeVisible()
})

const ROWS = budgetRows([
  line(2026, '5', 'Belanja Desa'),
  line(2026, '5.2.10', 'Lampu jalan', 4),
  line(2026, '5.2.3', 'Jalan desa'),
  line(2026, '5.2.3.01', 'Rabat beton jalan Babakan', 3),
  line(2026, '5.2.3.02', 'Saluran air', 2),
])

it.each([
  ['jalan', ['5.2.3', '5.2.3.01', '5.2.10']],
  ['BABAKAN jalan', ['5.2.3.01']],
  ['5.2.10', ['5.2.10']],
  ['masjid', []],
])('filterRows returns the rows that contain all words of “%s”', (wanted, codes) => {
  expect(filterRows(ROWS, wanted).map(({ code }) => code)).toEqual(codes)
})

it('the search shows the full sum of a heading even if lines below it do not match', () => {
  expect(filterRows(ROWS, 'jalan desa')).toMatchObject([{ code: '5.2.3', total: 5 }])
})
