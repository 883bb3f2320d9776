import type { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { contentKeys } from '@/lib/query/content-keys'
import type { SeenTable } from '@/lib/tables/read-table'
import { useNotice } from '@/stores/notice'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import { STATISTIC_TABLES, type StatisticTable } from './statistic-tables'
import { StatisticsForm } from './statistics-form'

vi.mock('@/lib/autosave/entries')
const saveTable = vi.hoisted(() => vi.fn())
const others = vi.hoisted(() => new Map<string, unknown>())
vi.mock('@/lib/tables/read-table', () => ({
  readTable: ({ table }: { table: string }) =>
    Promise.resolve(others.get(table) ?? { asof: '', lines: [] }),
}))
vi.mock('@/lib/tables/save-table', () => ({ saveTable }))
vi.mock('@/services/session/refresh-session', () => ({ refreshSession: () => {} }))

const line = (name: string, value: number) => ({ name, value, fill: '#1F5D3F' })
const SEEN: SeenTable<StatisticTable> = {
  lines: [line('Laki-laki', 10), line('Perempuan', 30)],
  unreadable: [],
  version: 'v1',
  asof: '2026-10-01',
  updatedBy: 'asep',
  updatedAt: '2026-10-02T03:00:00.000Z',
}

let client: QueryClient
beforeEach(() => {
  vi.resetAllMocks()
  others.clear()
  saveTable.mockResolvedValue({ version: 'v2', changed: 1, removed: 0 })
  client = testClient()
})

async function show(table = SEEN) {
  const [, entry] = STATISTIC_TABLES
  if (!entry) throw new Error('no table')
  render(<StatisticsForm entry={entry} seen={table} today="2026-11-22" />, {
    wrapper: insideSite({ client }),
  })
  await act(() => Promise.resolve())
}

const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await Promise.resolve()
  })
const notice = () => useNotice.getState().notice

it('the statistics form updates percentages and total while typing, and does not store empty rows', async () => {
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  await show()
  expect(screen.getByText('25,00%')).toBeInTheDocument()
  type('Jumlah, baris 1: Laki-laki', '90')
  expect(screen.getAllByText('75,00%')).not.toEqual([])
  expect(screen.getAllByText('120')).not.toEqual([])
  expect(screen.getByRole('img', { name: 'Jenis kelamin: 120\u00a0Jiwa' })).toBeVisible()
  await press('Tambah baris')
  await press('Simpan')
  expect(screen.queryByLabelText('Nama, baris 3')).not.toBeInTheDocument()
  expect(saveTable.mock.lastCall?.[0]).toMatchObject({
    lines: [line('Laki-laki', 90), line('Perempuan', 30)],
  })
  expect(notice()).toMatchObject({
    kind: 'success',
    text: 'Jenis kelamin disimpan: 1 baris diubah.',
  })
  expect(invalidate).toHaveBeenCalledWith({ queryKey: contentKeys.collection('population_gender') })
})

it('the statistics form asks before saving a total that differs from another table of the same date', async () => {
  const religion = { asof: '2026-10-01', lines: [line('Islam', 39)] }
  others.set('population_religion', religion)
  others.set('population_work', { ...religion, asof: '2025-10-01' })
  await show()
  await press('Simpan')
  expect(
    screen.getByRole('alertdialog', { name: 'Jumlah penduduk per 1 Oktober 2026 tidak sama' }),
  ).toHaveTextContent(/Jenis kelamin: 40Agama: 39(?!Pekerjaan)/)
  await press('Batal')
  expect(saveTable).not.toHaveBeenCalled()

  type('Jumlah, baris 1: Laki-laki', '9')
  await press('Simpan')
  expect(saveTable).toHaveBeenCalledOnce()
})

it('the statistics form sets the date of a new table to today, and reports unreadable stored rows', async () => {
  await show({ ...SEEN, lines: [], asof: '', updatedAt: '', unreadable: ['population_gender/x'] })
  expect(screen.getByLabelText('Keadaan per tanggal')).toHaveValue('2026-11-22')
  expect(screen.getByText('Isi tabelnya; hasilnya tampil di sini.')).toBeInTheDocument()
  expect(screen.getByText(/^1 baris yang tersimpan rusak/)).toBeInTheDocument()
})

it('the statistics form refuses to export while a row is incomplete', async () => {
  await show()
  type('Jumlah, baris 2: Perempuan', 'tiga puluh')
  await press('Unduh CSV')
  expect(screen.getByText(/^Belum diunduh: isian baris 2 perlu diperbaiki/)).toBeVisible()
})
