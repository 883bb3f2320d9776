import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { UserFacingError } from '@/lib/errors'
import { contentKeys } from '@/lib/query/content-keys'
import type { SeenTable } from '@/lib/tables/read-table'
import { useAutosaves } from '@/stores/autosave'
import { useNotice } from '@/stores/notice'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { NamedGrid } from './named-grid'
import { TableForm } from './table-form'
import { useNamedTable } from './use-named-table'

vi.mock('@/lib/autosave/entries')
const { readTable, saveTable, refreshSession, StaleTable } = vi.hoisted(() => ({
  readTable: vi.fn(),
  saveTable: vi.fn(),
  refreshSession: vi.fn(),
  StaleTable: class extends Error {},
}))
vi.mock('@/lib/tables/read-table', () => ({ readTable }))
vi.mock('@/lib/tables/save-table', () => ({ saveTable, StaleTable }))
vi.mock('@/services/session/refresh-session', () => ({ refreshSession }))

type Seen = SeenTable<'population_gender'>
const line = (name: string, value: number) => ({ name, value, fill: '#1F5D3F' })
const seen = (version: string, ...lines: ReturnType<typeof line>[]): Seen => ({
  lines,
  unreadable: [],
  version,
  asof: '2026-10-01',
  updatedBy: 'budi',
  updatedAt: '2026-10-02T03:00:00.000Z',
})

function Editor({ seen }: { seen: Seen }) {
  const editor = useNamedTable({
    key: { table: 'population_gender' },
    label: 'Jenis kelamin',
    seen,
    totalDoubts: () => [],
    saved: ({ changed }) => ({ text: `${changed} disimpan.` }),
  })
  return (
    <TableForm editor={editor} label="Jenis kelamin">
      <NamedGrid label="Jenis kelamin" editor={editor} />
      <button type="submit">Simpan</button>
    </TableForm>
  )
}

beforeEach(() => {
  vi.resetAllMocks()
  autosaved.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  saveTable.mockResolvedValue({ version: 'v2', changed: 1, removed: 0 })
})

const SHOWN = contentKeys.collection('population_gender')
let client: QueryClient

async function show(table = seen('v1', line('Laki-laki', 10), line('Perempuan', 30))) {
  client = testClient()
  render(<Editor seen={table} />, { wrapper: insideSite({ client }) })
  await act(() => Promise.resolve())
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const men = () => cell('Jumlah, baris 1: Laki-laki')
const women = () => cell('Jumlah, baris 2: Perempuan')
const type = (cell: HTMLElement, value: string) => fireEvent.change(cell, { target: { value } })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await Promise.resolve()
  })
const notice = () => useNotice.getState().notice
const lastSaved = () => saveTable.mock.lastCall?.[0] as Partial<Seen>

/** Saves after another user has saved `theirs`. */
async function saveBehind(theirs: Seen) {
  saveTable.mockRejectedValueOnce(new StaleTable())
  readTable.mockResolvedValue(theirs)
  await press('Simpan')
}

it('autosaves input, saves the whole table, refetches everything that shows the table, and continues with the new version', async () => {
  await show()
  client.setQueryData(SHOWN, [])
  expect(screen.getByText(/^Terakhir diubah Budi/)).toBeVisible()
  type(men(), '11')
  await waitFor(() => expect(autosaved.size).toBe(1))
  await press('Simpan')
  await waitFor(() => expect(autosaved.size).toBe(0))
  expect(saveTable).toHaveBeenCalledWith({
    table: 'population_gender',
    asof: '2026-10-01',
    version: 'v1',
    lines: [line('Laki-laki', 11), line('Perempuan', 30)],
  })
  expect(notice()).toMatchObject({ kind: 'success', text: '1 disimpan.' })
  expect(screen.getByText(/^Terakhir diubah Anda/)).toBeVisible()
  expect(client.getQueryState(SHOWN)).toMatchObject({ isInvalidated: true })
  expect(refreshSession).toHaveBeenCalledOnce()
  type(men(), '12')
  await press('Simpan')
  expect(lastSaved()).toMatchObject({ version: 'v2' })
})

it('marks invalid cells until they are corrected, and does not save invalid cells', async () => {
  await show()
  type(cell('Nama, baris 2: Perempuan'), 'Laki-laki')
  await press('Simpan')
  expect(saveTable).not.toHaveBeenCalled()
  expect(notice()).toEqual({
    kind: 'error',
    text: 'Jenis kelamin belum disimpan: ada isian yang perlu diperbaiki.',
  })
  const name = cell('Nama, baris 2: Laki-laki')
  expect(name).toHaveAccessibleDescription('“Laki-laki” sudah ada di baris 1.')
  type(name, 'Perempuan')
  expect(cell('Nama, baris 2: Perempuan')).toBeValid()
})

it('asks once before saving a value that grew tenfold', async () => {
  await show(seen('v1', line('Laki-laki', 812), line('Perempuan', 30)))
  type(men(), '900812')
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

it("keeps the input when saving fails, and does not report the user's own earlier attempt as a conflict", async () => {
  saveTable.mockRejectedValueOnce(new UserFacingError('Tidak ada jawaban.'))
  await show()
  type(men(), '11')
  await press('Simpan')
  expect(notice()).toMatchObject({ kind: 'error', text: 'Tidak ada jawaban.' })
  expect(men()).toHaveValue('11')
  type(men(), '12')
  const attempt = seen('v2', line('Laki-laki', 11), line('Perempuan', 30))
  await saveBehind({ ...attempt, updatedBy: 'siti' })
  expect(lastSaved()).toMatchObject({ version: 'v2', lines: [{ value: 12 }, {}] })
  expect(notice()).toMatchObject({ kind: 'success' })
})

it('disables the grid while saving, because the response would replace its input', async () => {
  saveTable.mockReturnValue(new Promise(() => {}))
  await show()
  type(men(), '11')
  await press('Simpan')
  expect(men()).toBeDisabled()
})

it("adopts a colleague's version on request", async () => {
  await show()
  type(men(), '11')
  await saveBehind(seen('v9', line('Laki-laki', 15), line('Perempuan', 30)))
  const dialog = screen.getByRole('dialog', { name: 'Ada dua versi tabel ini' })
  expect(dialog).toHaveTextContent(/Budi menyimpan perubahan pada 2 Okt 2026, 10.00 WIB/)
  expect(dialog).toHaveTextContent(/Di layar iniLaki-laki: 11 Yang tersimpanLaki-laki: 15/)
  await press('Pakai yang tersimpan')
  await press('Pakai versi itu')
  expect(men()).toHaveValue('15')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it("overwrites a colleague's version after a confirmation", async () => {
  await show()
  type(men(), '11')
  await saveBehind(seen('v9', line('Laki-laki', 15), line('Perempuan', 30)))
  await press('Timpa dengan tulisan saya')
  expect(saveTable).toHaveBeenCalledOnce()
  await press('Timpa')
  expect(lastSaved()).toMatchObject({ version: 'v9', lines: [{ value: 11 }, {}] })
})

it('merges rows that one side has changed and asks about rows that both sides have changed', async () => {
  await show()
  type(men(), '11')
  type(women(), '31')
  await saveBehind(seen('v9', line('Laki-laki', 15), line('Perempuan', 30), line('Lainnya', 2)))
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
  fireEvent.click(screen.getByRole('radio', { name: 'Yang tersimpan' }))
  await press('Gabungkan')
  expect(notice()).toMatchObject({ kind: 'note' })
  expect(saveTable).toHaveBeenCalledOnce()
  await press('Simpan')
  expect(lastSaved()).toMatchObject({
    version: 'v9',
    lines: [{ value: 15 }, { value: 31 }, { name: 'Lainnya', value: 2 }],
  })
})

it.each([
  ['merges autosaved input with the version that it started from', false],
  ['asks about all rows if the version that autosaved input started from is unknown', true],
])('%s', async (_, isUnknown) => {
  await show()
  type(women(), '31')
  await waitFor(() => expect(autosaved.size).toBe(1))
  cleanup()
  for (const [id, { base, ...entry }] of autosaved)
    autosaved.set(id, isUnknown ? entry : { ...entry, ...(base && { base }) })
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  const theirs = seen('v9', line('Laki-laki', 15), line('Perempuan', 30))
  await show(theirs)
  fireEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }))
  await screen.findByDisplayValue('31')
  await saveBehind(theirs)
  expect(lastSaved()).toMatchObject({ version: 'v1' })
  expect(screen.queryAllByRole('radiogroup')).toHaveLength(isUnknown ? 2 : 0)
  if (isUnknown) return
  await press('Gabungkan')
  expect(men()).toHaveValue('15')
  expect(women()).toHaveValue('31')
})
