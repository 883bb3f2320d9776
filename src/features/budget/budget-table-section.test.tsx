import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { BudgetLine } from '@/domain/budget/budget-schema'
import type { BudgetTable } from '@/domain/budget/budget-tables'
import { insideSite } from '../../../tests/support/inside-site'
import { BudgetTableSection } from './budget-table-section'
import { chosenYear } from './budget-year'
import { budgetLine } from '../../../tests/support/documents'

const { readItems } = vi.hoisted(() => ({
  readItems:
    vi.fn<(name: string, selection: { where: { year: number } }) => Promise<BudgetLine[]>>(),
}))
vi.mock('@/lib/query/read-content', () => ({ readItems }))

beforeEach(() => void readItems.mockReset())

function show(table: BudgetTable) {
  render(<BudgetTableSection table={table} year={chosenYear(2026)} />, { wrapper: insideSite() })
}

async function namesIn(table: string): Promise<string[]> {
  const found = await screen.findByRole('table', { name: table, hidden: true })
  return within(found)
    .getAllByRole('rowheader', { hidden: true })
    .map(({ textContent }) => textContent)
}

async function cells(name: RegExp): Promise<string[]> {
  const [header] = await screen.findAllByRole('rowheader', { name })
  const row = header?.closest('tr')
  return row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replaceAll('\u00a0', ' '))
    : []
}

const SPENDING = [
  budgetLine('5.10', 10, 10),
  budgetLine('5.2', 9, 9),
  budgetLine('5.2.1', 1_000, 1_200),
]

it('the budget table sorts rows by code, sums lines into headings, and counts each line once in the total', async () => {
  readItems.mockResolvedValue(SPENDING)
  show('budget_belanja')
  expect(await cells(/^5\.2 ?Rekening/)).toEqual(['Rp. 1.000', 'Rp. 1.200', '-Rp. 200 lebih'])
  expect(await namesIn('Rincian Belanja Desa')).toEqual([
    '5.2 Rekening 5.2',
    '5.2.1 Rekening 5.2.1',
    '5.10 Rekening 5.10',
    'Jumlah Belanja',
  ])
  expect((await cells(/^Jumlah Belanja$/)).slice(0, 2)).toEqual(['Rp. 1.010', 'Rp. 1.210'])
  expect(readItems).toHaveBeenCalledWith('budget_belanja', { where: { year: 2026 } })
})

it('the budget table shows differences with a sign, a word and a colour', async () => {
  readItems.mockResolvedValue([
    budgetLine('4.1', 500, 200),
    budgetLine('4.2', 10, 10),
    budgetLine('4.3', 10, 20),
  ])
  show('budget_pendapatan')
  expect((await screen.findByText(/^\+Rp\. 300/)).parentElement).toHaveClass('text-success')
  expect(screen.getAllByText('belum diterima')[0]).toBeVisible()
  expect(screen.getByText(/^Rp\. 0/).parentElement).toHaveClass('text-success')
  expect(screen.getByText('sesuai')).toBeVisible()
  expect(screen.getByText(/^-Rp\. 10/).parentElement).toHaveClass('text-danger')
  expect(screen.getByText('lebih')).toBeVisible()
})

it('the budget table subtracts outgoing from incoming financing', async () => {
  readItems.mockResolvedValue([budgetLine('6.1.1', 100, 90), budgetLine('6.2.2', 130, 130)])
  show('budget_pembiayaan')
  expect((await cells(/^Pembiayaan Neto/)).slice(0, 2)).toEqual(['-Rp. 30', '-Rp. 40'])
})

it('the budget table shows the groups, collapses the lines below them, and can be scrolled with the keyboard', async () => {
  readItems.mockResolvedValue(SPENDING)
  show('budget_belanja')
  expect(await namesIn('Belanja Desa')).toEqual([
    '5.2 Rekening 5.2',
    '5.10 Rekening 5.10',
    'Jumlah Belanja',
  ])
  const line = screen.getByText('Rekening 5.2.1')
  expect(line).not.toBeVisible()
  fireEvent.click(screen.getByText('Rincian (3 baris)'))
  expect(line).toBeVisible()
  expect(screen.getByRole('region', { name: 'Tabel Belanja Desa' })).toHaveAttribute(
    'tabindex',
    '0',
  )
})

it('the label of the toggle contains the name of the table', async () => {
  readItems.mockResolvedValue(SPENDING)
  show('budget_belanja')
  const summary = (await screen.findByText('Rincian (3 baris)')).closest('summary')
  const heard = () => {
    const isOpen = summary?.parentElement?.hasAttribute('open')
    return summary?.textContent.replace(isOpen ? 'Rincian (3 baris)' : 'Ringkas', '')
  }
  expect(heard()).toBe('Rincian (3 baris)Belanja Desa')
  fireEvent.click(screen.getByText('Rincian (3 baris)'))
  expect(heard()).toBe('RingkasBelanja Desa')
})

it('the budget table shows no toggle if it contains only groups', async () => {
  readItems.mockResolvedValue([budgetLine('4.1', 500, 200)])
  show('budget_pendapatan')
  await screen.findByText('Rekening 4.1')
  expect(screen.queryByText(/^Rincian/)).toBeNull()
})

it('the budget table expands collapsed lines for printing', async () => {
  readItems.mockResolvedValue(SPENDING)
  show('budget_belanja')
  const line = await screen.findByText('Rekening 5.2.1')
  fireEvent(window, new Event('beforeprint'))
  expect(line).toBeVisible()
})

it('the budget table offers a retry after a loading error, and labels unspent money as “sisa”', async () => {
  readItems.mockRejectedValueOnce(new Error('putus'))
  readItems.mockResolvedValue([budgetLine('5.1', 500, 200)])
  show('budget_belanja')
  expect(await screen.findByText('Belum dapat memuat Belanja Desa.')).toBeVisible()
  expect(screen.queryByText(/belum diisi/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect((await screen.findAllByText('sisa'))[0]).toBeVisible()
})
