import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { UserFacingError } from '@/lib/errors'
import { contentKeys } from '@/lib/query/content-keys'
import { useAutosaves } from '@/stores/autosave'
import { useNotice } from '@/stores/notice'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import { STATISTIC_TABLES } from './statistic-tables'
import { StatisticsForm } from './statistics-form'
import type { SeenStatistics } from './use-statistics'

vi.mock('@/lib/autosave/entries')
const { readTable, saveTable, refreshSession, StaleTable } = vi.hoisted(() => ({
  readTable: vi.fn(),
  saveTable: vi.fn(),
  refreshSession: vi.fn(),
  StaleTable: class extends Error {},
}))
const others = vi.hoisted(() => new Map<string, unknown>())
vi.mock('@/lib/tables/read-table', () => ({
  readTable: (key: { table: string }) =>
    key.table === 'population_gender'
      ? (readTable(key) as unknown)
      : Promise.resolve(others.get(key.table) ?? { asof: '', lines: [] }),
}))
vi.mock('@/lib/tables/save-table', () => ({ saveTable, StaleTable }))
vi.mock('@/services/session/refresh-session', () => ({ refreshSession }))

const line = (name: string, value: number) => ({ name, value, fill: '#1F5D3F' })
const seen = (version: string, ...lines: ReturnType<typeof line>[]): SeenStatistics => ({
  lines,
  unreadable: [],
  version,
  asof: '2026-10-01',
  updatedBy: 'asep',
  updatedAt: '2026-10-02T03:00:00.000Z',
})
const SAVED = { version: 'v2', changed: 1, removed: 0 }

let client: QueryClient
beforeEach(() => {
  vi.resetAllMocks()
  autosaved.clear()
  others.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  saveTable.mockResolvedValue(SAVED)
  client = testClient()
})

async function show(table = seen('v1', line('Laki-laki', 10), line('Perempuan', 30))) {
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

it('updates percentages and the total while typing, and stores neither them nor empty rows', async () => {
  await show()
  expect(screen.getByText('25,00%')).toBeInTheDocument()
  type('Jumlah, baris 1: Laki-laki', '90')
  expect(screen.getAllByText('75,00%')).not.toEqual([])
  expect(screen.getAllByText('120')).not.toEqual([])
  expect(
    screen.getByRole('img', {
      name: 'Jenis kelamin: 120\u00a0Jiwa',
    }),
  ).toBeVisible()
  await press('Tambah baris')
  await press('Simpan')
  expect(screen.queryByLabelText('Nama, baris 3')).not.toBeInTheDocument()
  expect(saveTable).toHaveBeenCalledWith({
    table: 'population_gender',
    asof: '2026-10-01',
    version: 'v1',
    lines: [line('Laki-laki', 90), line('Perempuan', 30)],
  })
})

it('confirms saving and refetches the public pages', async () => {
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  await show()
  type('Jumlah, baris 1: Laki-laki', '11')
  await press('Simpan')
  expect(notice()).toMatchObject({
    kind: 'success',
    text: 'Jenis kelamin disimpan: 1 baris diubah.',
  })
  expect(invalidate).toHaveBeenCalledWith({ queryKey: contentKeys.collection('population_gender') })
  expect(refreshSession).toHaveBeenCalled()
  // The next save starts from the version that this one created.
  type('Jumlah, baris 1: Laki-laki', '12')
  await press('Simpan')
  expect(saveTable.mock.lastCall?.[0]).toMatchObject({ version: 'v2' })
})

it('asks once before saving a value that grew tenfold', async () => {
  await show(seen('v1', line('Laki-laki', 812), line('Perempuan', 30)))
  type('Jumlah, baris 1: Laki-laki', '900812')
  await press('Simpan')
  expect(
    screen.getByRole('alertdialog', { name: '812 menjadi 900.812. Benar?' }),
  ).toHaveTextContent('Laki-laki berubah sepuluh kali lipat')
  await press('Batal')
  expect(saveTable).not.toHaveBeenCalled()

  saveTable.mockRejectedValueOnce(new UserFacingError('Tidak ada jawaban dari server.'))
  await press('Simpan')
  await press('Benar, simpan')
  expect(saveTable).toHaveBeenCalledOnce()
  await press('Simpan')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(saveTable).toHaveBeenCalledTimes(2)
  expect(notice()).toMatchObject({ kind: 'success' })
})

it('asks before saving a table whose total differs from another table of the same date', async () => {
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

it('shows an error at its cell and sends nothing', async () => {
  await show()
  type('Nama, baris 2: Perempuan', 'Laki-laki')
  await press('Simpan')
  expect(saveTable).not.toHaveBeenCalled()
  const name = screen.getByLabelText('Nama, baris 2: Laki-laki')
  expect(name).toHaveAccessibleDescription('“Laki-laki” sudah ada di baris 1.')
  // The error disappears as soon as the cell is corrected.
  type('Nama, baris 2: Laki-laki', 'Perempuan')
  expect(screen.getByLabelText('Nama, baris 2: Perempuan')).toBeValid()
})

it('keeps the input when saving fails, and does not report its earlier attempt as a conflict', async () => {
  saveTable
    .mockRejectedValueOnce(new UserFacingError('Tidak ada jawaban.'))
    .mockRejectedValueOnce(new StaleTable())
  readTable.mockResolvedValue({
    ...seen('v2', line('Laki-laki', 11), line('Perempuan', 30)),
    updatedBy: 'siti',
  })
  await show()
  type('Jumlah, baris 1: Laki-laki', '11')
  await press('Simpan')
  expect(notice()).toMatchObject({ kind: 'error', text: 'Tidak ada jawaban.' })
  expect(screen.getByLabelText('Jumlah, baris 1: Laki-laki')).toHaveValue('11')
  type('Jumlah, baris 1: Laki-laki', '12')
  await press('Simpan')
  expect(saveTable.mock.lastCall?.[0]).toMatchObject({ version: 'v2', lines: [{ value: 12 }, {}] })
  expect(notice()).toMatchObject({ kind: 'success' })
})

it('shows changes of other users and lets the user apply them', async () => {
  saveTable.mockRejectedValueOnce(new StaleTable())
  readTable.mockResolvedValue(seen('v9', line('Laki-laki', 15), line('Perempuan', 30)))
  await show()
  type('Jumlah, baris 1: Laki-laki', '11')
  await press('Simpan')
  expect(screen.getByText('Laki-laki: 11')).toBeInTheDocument()
  expect(screen.getByText('Laki-laki: 15')).toBeInTheDocument()
  expect(screen.getAllByRole('img', { name: 'warna #1F5D3F' })).toHaveLength(2)
  await press('Pakai yang tersimpan')
  expect(screen.getByLabelText('Jumlah, baris 1: Laki-laki')).toHaveValue('15')
  expect(screen.queryByText('Laki-laki: 11')).not.toBeInTheDocument()
})

it('merges rows that one side has changed and asks about rows that both sides have changed', async () => {
  saveTable.mockRejectedValueOnce(new StaleTable())
  const theirs = seen('v9', line('Laki-laki', 15), line('Perempuan', 30), line('Lainnya', 2))
  readTable.mockResolvedValue(theirs)
  await show()
  type('Jumlah, baris 1: Laki-laki', '11')
  type('Jumlah, baris 2: Perempuan', '31')
  await press('Simpan')
  await press('Gabungkan …')
  const dialog = within(screen.getByRole('dialog', { name: 'Gabungkan perubahan' }))
  expect(dialog.getAllByRole('group')).toHaveLength(1)
  fireEvent.click(dialog.getByRole('radio', { name: /^Yang tersimpan Laki-laki: 15/ }))
  await act(async () => {
    fireEvent.click(dialog.getByRole('button', { name: 'Gabungkan' }))
    await Promise.resolve()
  })
  expect(notice()).toMatchObject({ kind: 'note' })
  expect(saveTable).toHaveBeenCalledOnce()
  await press('Simpan')
  expect(saveTable.mock.lastCall?.[0]).toMatchObject({
    version: 'v9',
    lines: [{ value: 15 }, { value: 31 }, { name: 'Lainnya', value: 2 }],
  })
})

it('merges autosaved input with the version that the input started from', async () => {
  await show()
  type('Jumlah, baris 2: Perempuan', '31')
  await waitFor(() => expect(autosaved.size).toBe(1))
  cleanup()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  const theirs = seen('v9', line('Laki-laki', 15), line('Perempuan', 30))
  await show(theirs)
  fireEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }))
  await screen.findByDisplayValue('31')
  saveTable.mockRejectedValueOnce(new StaleTable())
  readTable.mockResolvedValue(theirs)
  await press('Simpan')
  expect(saveTable.mock.lastCall?.[0]).toMatchObject({ version: 'v1' })
  await press('Gabungkan')
  expect(screen.getByLabelText('Jumlah, baris 1: Laki-laki')).toHaveValue('15')
  expect(screen.getByLabelText('Jumlah, baris 2: Perempuan')).toHaveValue('31')
})

it('limits the listed differences and shows how many more differences there are', async () => {
  saveTable.mockRejectedValueOnce(new StaleTable())
  const many = Array.from({ length: 14 }, (_, index) => line(`N${index}`, 1))
  readTable.mockResolvedValue(seen('v9', line('Laki-laki', 10), line('Perempuan', 30), ...many))
  await show()
  await press('Simpan')
  expect(screen.getByText('Dan 4 perbedaan lagi.')).toBeVisible()
})

it('sets the date of a new table to today, and lists unreadable stored rows', async () => {
  await show({ ...seen('v0'), asof: '', updatedAt: '', unreadable: ['population_gender/x'] })
  expect(screen.getByLabelText('Keadaan per tanggal')).toHaveValue('2026-11-22')
  expect(screen.getByText('Isi tabelnya; hasilnya tampil di sini.')).toBeInTheDocument()
  expect(screen.getByText(/^1 baris yang tersimpan rusak/)).toBeInTheDocument()
})

it('refuses to export or save while a row is incomplete', async () => {
  await show()
  type('Jumlah, baris 2: Perempuan', 'tiga puluh')
  await press('Unduh CSV')
  expect(screen.getByText(/^Belum diunduh: isian baris 2 perlu diperbaiki/)).toBeVisible()
  await press('Simpan')
  expect(notice()).toEqual({
    kind: 'error',
    text: 'Jenis kelamin belum disimpan: ada isian yang perlu diperbaiki.',
  })
  expect(saveTable).not.toHaveBeenCalled()
})
