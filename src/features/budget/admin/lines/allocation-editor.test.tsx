import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SeenTable } from '@/lib/tables/read-table'
import type { TableAnswer } from '@/lib/tables/save-table'
import { useNotice } from '@/stores/notice'
import { insideSite } from '../../../../../tests/support/inside-site'
import { AllocationEditor } from './allocation-editor'

type Seen = SeenTable<'budget_alokasi'>
const tables = vi.hoisted(() => ({
  readTable: vi.fn<() => Promise<Seen>>(),
  readLines: vi.fn<() => Promise<unknown>>(),
  saveTable: vi.fn<(table: Pick<Seen, 'lines' | 'version'>) => Promise<TableAnswer>>(),
}))
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/tables/read-table', () => ({
  readTable: ({ table }: { table: string }) =>
    table === 'budget' ? tables.readLines() : tables.readTable(),
}))
vi.mock('@/lib/tables/save-table', async (original) => ({
  ...(await original()),
  saveTable: tables.saveTable,
}))
vi.mock('@/lib/firebase/functions')
const { StaleTable } = await import('@/lib/tables/save-table')

const field = (id: string, name: string, value: number) => ({
  id: `01KA000000000000000000000${id}`,
  name,
  value,
  fill: '#1F5D3F',
})
const seen = (version: string, ...lines: Seen['lines']): Seen => ({
  lines,
  unreadable: [],
  version,
  asof: '',
  updatedBy: 'budi',
  updatedAt: '2026-03-01T02:00:00.000Z',
})

beforeEach(() => {
  vi.resetAllMocks()
  tables.readLines.mockResolvedValue({ lines: [] })
})

const show = (...lines: Seen['lines']) =>
  render(<AllocationEditor year={2027} seen={seen('v1', ...lines)} />, { wrapper: insideSite() })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan alokasi' }))
const type = (label: string, value: string) => {
  const cell = screen.getByLabelText(label)
  fireEvent.change(cell, { target: { value } })
  fireEvent.blur(cell)
}

it('merges edits by two users and asks about fields that both have changed', async () => {
  tables.saveTable.mockRejectedValueOnce(new StaleTable('Sudah berubah.'))
  tables.saveTable.mockResolvedValueOnce({ version: 'v10', changed: 2, removed: 0 })
  const [a, b, c] = [field('A', 'Jalan', 10), field('B', 'Sekolah', 20), field('C', 'Air', 30)]
  tables.readTable.mockResolvedValue(seen('v9', { ...a, value: 11 }, b, { ...c, value: 33 }))
  show(a, b, c)
  type('Jumlah Jalan', '12')
  type('Jumlah Sekolah', '25')
  save()
  const conflict = await screen.findByRole('alert')
  expect(conflict).toHaveTextContent(/^Budi, 1 Mar 2026, 09.00 WIB, mengubah isian yang sama/)
  fireEvent.click(within(conflict).getByRole('button', { name: 'Gabungkan …' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Gabungkan perubahan' }))
  expect(dialog.getAllByRole('group')).toEqual([dialog.getByRole('group', { name: 'Jalan' })])
  await act(async () => {
    fireEvent.click(dialog.getByRole('button', { name: 'Gabungkan' }))
    await Promise.resolve()
  })
  expect(tables.saveTable).toHaveBeenCalledOnce()
  save()
  await waitFor(() => expect(useNotice.getState().notice).toMatchObject({ kind: 'success' }))
  expect(tables.saveTable.mock.lastCall?.[0]).toMatchObject({
    version: 'v9',
    lines: [{ value: 12 }, { value: 25 }, { value: 33 }],
  })
})

it('asks before saving an allocation that differs from total spending', async () => {
  tables.readLines.mockResolvedValue({ lines: [{ id: '5.1', anggaran: 30, realisasi: 0 }] })
  tables.saveTable.mockResolvedValue({ version: 'v2', changed: 1, removed: 0 })
  show(field('A', 'Jalan', 10), field('B', 'Sekolah', 20))
  await waitFor(() => expect(tables.readLines).toHaveBeenCalledOnce())
  type('Jumlah Jalan', '12')
  save()
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Jumlah alokasi tidak sama dengan belanja',
  })
  expect(dialog).toHaveTextContent(/Alokasi: Rp\.\s32Belanja: Rp\.\s30/)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Batal' }))
  expect(tables.saveTable).not.toHaveBeenCalled()
  type('Jumlah Sekolah', '18')
  save()
  await waitFor(() => expect(tables.saveTable).toHaveBeenCalledOnce())
})
