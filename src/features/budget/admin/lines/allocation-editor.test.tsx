import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { entryWith, stored } from '@/lib/autosave/__mocks__/entries'
import type { SeenTable } from '@/lib/tables/read-table'
import type { TableAnswer } from '@/lib/tables/save-table'
import { useAutosaves } from '@/stores/autosave'
import { useNotice } from '@/stores/notice'
import { insideSite } from '../../../../../tests/support/inside-site'
import { AllocationEditor } from './allocation-editor'

type Seen = SeenTable<'budget_alokasi'>
const tables = vi.hoisted(() => ({
  readLines: vi.fn<() => Promise<unknown>>(),
  saveTable: vi.fn<(table: Pick<Seen, 'lines' | 'version'>) => Promise<TableAnswer>>(),
}))
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/tables/read-table', () => ({ readTable: tables.readLines }))
vi.mock('@/lib/tables/save-table', () => ({ saveTable: tables.saveTable }))
vi.mock('@/services/session/refresh-session', () => ({ refreshSession: () => {} }))

const field = (id: string, name: string, value: number) => ({
  id: `01KA000000000000000000000${id}`,
  name,
  value,
  fill: '#1F5D3F',
})
const FIELDS = [field('A', 'Jalan', 10), field('B', 'Sekolah', 20)]

beforeEach(() => {
  vi.resetAllMocks()
  stored.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  tables.readLines.mockResolvedValue({ lines: [{ id: '5.1', anggaran: 30, realisasi: 0 }] })
  tables.saveTable.mockResolvedValue({ version: 'v2', changed: 1, removed: 0 })
})

const show = (lines: Seen['lines'] = FIELDS) =>
  render(
    <AllocationEditor
      year={2027}
      seen={{ lines, unreadable: [], version: 'v1', asof: '', updatedBy: '', updatedAt: '' }}
    />,
    { wrapper: insideSite() },
  )
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (name: string, value: string) => {
  fireEvent.change(cell(name), { target: { value } })
  fireEvent.blur(cell(name))
}
const savedLines = () => tables.saveTable.mock.lastCall?.[0].lines

it('the allocation editor asks before saving a total that differs from total spending', async () => {
  show()
  await waitFor(() => expect(tables.readLines).toHaveBeenCalledOnce())
  type('Jumlah (Rp), baris 1: Jalan', '12')
  press('Simpan alokasi')
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Jumlah alokasi tidak sama dengan belanja',
  })
  expect(dialog).toHaveTextContent(/Alokasi: Rp\.\s32Belanja: Rp\.\s30/)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Batal' }))
  expect(tables.saveTable).not.toHaveBeenCalled()
  type('Jumlah (Rp), baris 2: Sekolah', '18')
  press('Simpan alokasi')
  await waitFor(() => expect(savedLines()).toMatchObject([{ value: 12 }, { value: 18 }]))
})

it('the allocation editor appends rows pasted from a spreadsheet, with ids in ascending order', async () => {
  tables.readLines.mockResolvedValue({ lines: [] })
  show()
  expect(screen.getByText('33,33%')).toBeInTheDocument()
  const text = 'Sekolah\tRp 25.000,00\r\nAir\t1,5 juta\r\nPasar\t300\r\n'
  fireEvent.paste(cell('Nama, baris 2: Sekolah'), { clipboardData: { getData: () => text } })
  press('Tindakan baris 4: Pasar')
  // Rows cannot be moved, because their ids determine the order.
  expect(screen.queryByRole('button', { name: /Naik|Turun|Sisipkan/ })).toBeNull()
  press('Simpan alokasi')
  await waitFor(() =>
    expect(savedLines()).toMatchObject([
      FIELDS[0],
      { ...FIELDS[1], value: 25_000 },
      { name: 'Air', value: 1_500_000, fill: '#1D5E8A' },
      { name: 'Pasar', value: 300, fill: '#A63A2B' },
    ]),
  )
  const ids = savedLines()?.map(({ id }) => id)
  expect(ids).toEqual(ids?.toSorted())
  expect(useNotice.getState().notice).toMatchObject({ text: 'Alokasi 2027 disimpan.' })
})

it('the allocation editor computes the allocation from the budget lines, and asks before replacing the current one', async () => {
  tables.readLines.mockResolvedValue({
    lines: [
      { id: '5', uraian: 'Belanja', anggaran: 30, realisasi: 0 },
      { id: '5.1', uraian: 'Bidang Pemerintahan', anggaran: 30, realisasi: 0 },
    ],
  })
  show()
  press('Hitung dari rincian 2027')
  const dialog = await screen.findByRole('alertdialog', { name: 'Ganti alokasi yang ada?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ganti' }))
  expect(cell('Jumlah (Rp), baris 1: Pemerintahan')).toHaveValue('30')
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }))
  expect(cell('Jumlah (Rp), baris 2: Sekolah')).toHaveValue('20')
})

it('the allocation editor restores an autosave entry of an earlier version of the app', async () => {
  const about = { form: 'anggaran', subject: 'budget_alokasi/2027', baseVersion: 'v0' }
  const values = { title: 'Alokasi 2027', fields: [FIELDS[0], { ...FIELDS[1], value: 'dua' }] }
  stored.set('e', entryWith({ ...about, id: 'e', values, base: { fields: FIELDS } }))
  show([])
  fireEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }))
  expect(await screen.findByDisplayValue('dua')).toBe(cell('Jumlah (Rp), baris 2: Sekolah'))
  expect(cell('Nama, baris 1: Jalan')).toBeVisible()
})
