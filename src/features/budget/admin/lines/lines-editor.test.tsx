import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fillFromTemplate, type PlanLine, withSums } from '@/domain/budget/budget-lines'
import type { SeenTable } from '@/lib/tables/read-table'
import type { TableAnswer } from '@/lib/tables/save-table'
import { useNotice } from '@/stores/notice'
import { insideSite } from '../../../../../tests/support/inside-site'
import { LinesEditor } from './lines-editor'

interface Saved {
  lines: PlanLine[]
  version: string
}
const tables = vi.hoisted(() => ({
  readTable: vi.fn<() => Promise<SeenTable<'budget'>>>(),
  saveTable: vi.fn<(table: Saved) => Promise<TableAnswer>>(),
}))
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/tables/read-table', () => ({ readTable: tables.readTable }))
vi.mock('@/lib/tables/save-table', async (original) => ({
  ...(await original()),
  saveTable: tables.saveTable,
}))
vi.mock('@/lib/firebase/functions')
const { StaleTable } = await import('@/lib/tables/save-table')

const line = (id: string, anggaran = 0, realisasi = 0): PlanLine => ({
  id,
  uraian: `Rekening ${id}`,
  anggaran,
  realisasi,
})

const seenWith = (lines: PlanLine[], fields: Partial<SeenTable<'budget'>> = {}) => ({
  lines,
  unreadable: [],
  version: 'v1',
  asof: '',
  updatedBy: 'budi',
  updatedAt: '2026-03-01T02:00:00.000Z',
  ...fields,
})

const LINES = [line('4'), line('4.1', 100), line('5'), line('5.1'), line('5.1.1', 100, 40)]

function show(lines: PlanLine[] = LINES, fields?: Partial<SeenTable<'budget'>>) {
  render(<LinesEditor year={2027} seen={seenWith(lines, fields)} others={[2026, 2025]} />, {
    wrapper: insideSite(),
  })
}

const cell = (name: string) => screen.getByRole('textbox', { name })
function type(name: string, value: string) {
  fireEvent.focus(cell(name))
  fireEvent.change(cell(name), { target: { value } })
  fireEvent.blur(cell(name))
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const notice = () => useNotice.getState().notice
const savedLines = () => tables.saveTable.mock.lastCall?.[0].lines ?? []
const row = (code: string) => screen.getByRole('listitem', { name: new RegExp(`^${code} `) })

beforeEach(() => {
  vi.resetAllMocks()
  tables.saveTable.mockResolvedValue({ version: 'v2', changed: 1, removed: 0 })
  useNotice.setState({ notice: null, path: '' })
})

it('the lines editor updates headings and balance while typing, and announces the balance after a pause', async () => {
  show()
  expect(screen.getByText(/^Seimbang: pendapatan/)).toBeVisible()
  type('Anggaran 5.1.1', '1.250')
  expect(row('5')).toHaveTextContent('Rp. 1.250')
  expect(screen.getByText(/belanja melebihi uang yang ada sebesar Rp. 1.150/)).toBeVisible()
  const announced = () =>
    screen.getAllByRole('status').flatMap(({ textContent }) => textContent || [])
  expect(announced()).toEqual([])
  await waitFor(() => expect(announced()).toEqual(['Kurang Rp.\u00a01.150']), { timeout: 2_000 })
})

it('the lines editor saves all lines of a year with the sums of the headings, and shows who made the last change', async () => {
  show()
  expect(screen.getByText(/^Terakhir diubah Budi/)).toBeVisible()
  type('Realisasi 5.1.1', 'Rp 90,00')
  press('Simpan anggaran')
  await waitFor(() => expect(notice()).toMatchObject({ kind: 'success' }))
  expect(tables.saveTable).toHaveBeenCalledWith({
    table: 'budget',
    year: 2027,
    version: 'v1',
    lines: withSums([...LINES.slice(0, 4), line('5.1.1', 100, 90)]),
  })
  expect(await screen.findByText(/^Terakhir diubah Anda/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Simpan anggaran' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('the lines editor asks before saving large amounts that changed tenfold, except actual amounts within the planned amount', async () => {
  show([
    line('4.1', 50_000_000),
    line('5.1', 20_000_000, 1_000_000),
    line('5.2', 50_000),
    line('5.3', 20_000_000, 1_000_000),
  ])
  type('Realisasi 5.3', '15.000.000')
  type('Anggaran 4.1', '500.000.000')
  type('Anggaran 5.1', '2.000.000')
  type('Realisasi 5.1', '10.000.000')
  type('Anggaran 5.2', '500.000')
  press('Simpan anggaran')
  const asked = screen.getByRole('alertdialog', {
    name: '3 angka berubah sepuluh kali lipat. Benar?',
  })
  expect(
    within(asked)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Anggaran 4.1: Rp.\u00a050.000.000 menjadi Rp.\u00a0500.000.000',
    'Anggaran 5.1: Rp.\u00a020.000.000 menjadi Rp.\u00a02.000.000',
    'Realisasi 5.1: Rp.\u00a01.000.000 menjadi Rp.\u00a010.000.000',
  ])
  expect(tables.saveTable).not.toHaveBeenCalled()
  press('Benar, simpan')
  await waitFor(() => expect(tables.saveTable).toHaveBeenCalledOnce())
})

it('the lines editor refuses to save or export an invalid amount, and adds no template lines below it', async () => {
  show()
  type('Anggaran 4.1', '12 jutaan')
  press('Lengkapi dari templat')
  expect(screen.getByText('Rekening 5.1')).toBeVisible()
  press('Unduh CSV')
  expect(await screen.findByText(/^Belum diunduh: isian 4\.1 perlu diperbaiki/)).toBeVisible()
  press('Simpan anggaran')
  expect(cell('Anggaran 4.1')).toHaveValue('12 jutaan')
  expect(row('4.1')).toHaveTextContent('Tulis jumlah rupiah, misalnya 1.250.000.')
  expect(tables.saveTable).not.toHaveBeenCalled()
})

it('the lines editor focuses a line without a description and shows the problem there', () => {
  show()
  type('Uraian 5.1.1', '')
  press('Simpan anggaran')
  expect(cell('Uraian 5.1.1')).toHaveFocus()
  expect(cell('Uraian 5.1.1')).toHaveAccessibleDescription(/^Uraian/)
})

it("the lines editor merges the user's changes into a version saved by another user, even after further typing", async () => {
  tables.saveTable.mockRejectedValueOnce(new StaleTable('Sudah berubah.'))
  const theirs = [line('4'), line('4.1', 300), line('4.2', 6), ...LINES.slice(2)]
  tables.readTable.mockResolvedValue(seenWith(theirs, { version: 'v9' }))
  show([...LINES.slice(0, 2), line('4.2', 4), ...LINES.slice(2)])
  type('Anggaran 5.1.1', '7')
  type('Anggaran 4.2', '5')
  press('Simpan anggaran')
  await screen.findByRole('dialog')
  press('Kembali menulis')
  type('Uraian 5.1.1', 'Siltap')
  type('Realisasi 5.1.1', '12')
  tables.saveTable.mockRejectedValueOnce(new StaleTable('Sudah berubah.'))
  press('Simpan anggaran')
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('radio', { name: 'Yang tersimpan' }))
  press('Gabungkan')
  expect(cell('Anggaran 4.1')).toHaveValue('300')
  expect(cell('Anggaran 4.2')).toHaveValue('6')
  expect(cell('Anggaran 5.1.1')).toHaveValue('7')
  expect(cell('Uraian 5.1.1')).toHaveValue('Siltap')
  expect(cell('Realisasi 5.1.1')).toHaveValue('12')
  press('Simpan anggaran')
  await waitFor(() => expect(notice()).toMatchObject({ kind: 'success' }))
  expect(tables.saveTable.mock.lastCall?.[0].version).toBe('v9')
})

it('the lines editor moves the amounts of a leaf, valid or not, to the first line added below it', async () => {
  show()
  type('Anggaran 5.1.1', '12 jutaan')
  press('Pilihan untuk 5.1.1')
  press('Tambah di bawahnya')
  expect(cell('Anggaran 5.1.1.01')).toHaveValue('12 jutaan')
  expect(cell('Realisasi 5.1.1.01')).toHaveValue('40')
  type('Anggaran 5.1.1.01', '100')
  type('Uraian 5.1.1.01', 'Siltap')
  press('Simpan anggaran')
  await waitFor(() => expect(notice()).toMatchObject({ kind: 'success' }))
  expect(savedLines()).toContainEqual({
    id: '5.1.1.01',
    uraian: 'Siltap',
    anggaran: 100,
    realisasi: 40,
  })
})

it('the lines editor preserves an invalid amount when an imported file has no value for its cell', async () => {
  show()
  type('Anggaran 4.1', '12 jutaan')
  press('Impor berkas …')
  await screen.findByRole('dialog', {}, { timeout: 5_000 })
  const csv = 'Kode;Uraian;Anggaran;Realisasi\n5.1.1.;Rekening 5.1.1;250;40\n'
  fireEvent.change(screen.getByLabelText(/^Pilih berkas/), {
    target: { files: [new File([csv], 'data.csv')] },
  })
  fireEvent.click(
    await screen.findByRole('button', { name: 'Terapkan 1 perubahan' }, { timeout: 5_000 }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(notice()?.text).toMatch(/^Isi berkas sudah diterapkan di sini dan belum disimpan\./)
  expect(cell('Anggaran 5.1.1')).toHaveValue('250')
  expect(cell('Anggaran 4.1')).toHaveValue('12 jutaan')
  press('Simpan anggaran')
  expect(tables.saveTable).not.toHaveBeenCalled()
})

const paste = (name: string, text: string) =>
  fireEvent.paste(cell(name), { clipboardData: { getData: () => text } })

it('the lines editor pastes several rows into the leaves below, and can undo the paste', () => {
  show([...LINES, line('5.1.2'), line('5.2'), line('5.2.1', 8)])
  expect(paste('Anggaran 5.1.1', '1.250\r\n')).toBe(true)
  paste('Anggaran 5.1.1', '1.250,75\t40\r\n2 jutaan\t\r\n300\r\n9\r\n')
  expect(cell('Anggaran 5.1.1')).toHaveValue('1.250,75')
  expect(cell('Realisasi 5.1.1')).toHaveValue('40')
  expect(cell('Anggaran 5.1.2')).toHaveValue('2 jutaan')
  // The paste skips the heading 5.2.
  expect(cell('Anggaran 5.2.1')).toHaveValue('300')
  expect(notice()?.text).toBe(
    '3 baris diisi. 1 baris terakhir tidak ikut, karena baris di tabel tidak cukup.',
  )
  type('Uraian 5.1.2', 'Jalan desa')
  act(() => notice()?.actions?.[0]?.run())
  expect(cell('Anggaran 5.1.1')).toHaveValue('100')
  expect(cell('Anggaran 5.2.1')).toHaveValue('8')
  expect(cell('Uraian 5.1.2')).toHaveValue('Jalan desa')
})

it('the lines editor asks before removing a branch, shows its number of lines, and preserves later edits on undo', () => {
  const below = Array.from({ length: 20 }, (_, index) => line(`5.2.${index + 1}`, index + 1))
  show([...LINES, line('5.2'), ...below, line('5.3', 9)])
  press('Pilihan untuk 5.2')
  press('Hapus dengan 20 baris di bawahnya …')
  expect(screen.getByText(/^5\.2 dan 20 baris di bawahnya dihapus/)).toBeVisible()
  press('Hapus')
  expect(screen.queryByLabelText('Anggaran 5.2.20')).not.toBeInTheDocument()
  expect(notice()?.text).toBe('5.2 dan 20 baris di bawahnya dihapus. Belum disimpan.')
  type('Uraian 5.3', 'Kemasyarakatan')
  const undo = notice()?.actions?.[0]
  expect(undo?.label).toBe('Urungkan')
  act(() => undo?.run())
  expect(cell('Anggaran 5.2.20')).toHaveValue('20')
  expect(cell('Uraian 5.3')).toHaveValue('Kemasyarakatan')
  type('Anggaran 5.2.20', '21')
  act(() => undo?.run())
  expect(cell('Anggaran 5.2.20')).toHaveValue('21')
})

const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })

it('the lines editor shows invalid and new lines even if they do not match the search, and does not save on Enter in the search field', () => {
  show()
  type('Anggaran 4.1', '12 jutaan')
  search('5.1.1')
  expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })).toBe(false)
  press('Simpan anggaran')
  expect(row('4.1')).toHaveTextContent('Tulis jumlah rupiah, misalnya 1.250.000.')
  search('Rekening 5.1')
  press('Pilihan untuk 5.1')
  press('Tambah di bawahnya')
  expect(cell('Uraian 5.1.2')).toHaveFocus()
})

it('the lines editor announces the number of matching lines after typing has paused', async () => {
  show()
  const says = (text: string) =>
    waitFor(
      () =>
        expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text),
      { timeout: 2_000 },
    )
  search('5.1')
  await says('2 baris cocok.')
  search('jembatan')
  await says('Tidak ada yang cocok.')
  search('')
  press('Tutup semua')
  await says('Semua judul tertutup.')
  press('Buka semua')
  await says('Semua 5 baris tampil.')
})

it('the lines editor disables adding lines while saving', async () => {
  tables.saveTable.mockReturnValue(new Promise(() => {}))
  show()
  type('Anggaran 4.1', '150')
  press('Simpan anggaran')
  expect(await screen.findByText('Menyimpan …')).toBeVisible()
  for (const name of ['Lengkapi dari templat', 'Impor berkas …'])
    expect(screen.getByRole('button', { name })).toBeDisabled()
})

it('the lines editor reports missing headings and adds them on request', () => {
  show([line('5.1.1', 3)])
  expect(screen.getByText(/^Induk yang belum ada: 5 Belanja Desa; 5\.1 Bidang/)).toBeVisible()
  press('Tambahkan 2 baris induk')
  expect(row('5')).toBeVisible()
  expect(screen.queryByText(/Induk yang belum ada/)).toBeNull()
})

it('the lines editor changes the code of a line and of all lines below it, but rejects a code that is in use', () => {
  show()
  press('Pilihan untuk 5.1')
  press('Ubah kode atau uraian …')
  const dialog = screen.getByRole('dialog')
  const code = within(dialog).getByLabelText('Kode')
  fireEvent.change(code, { target: { value: '4.2' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ubah' }))
  expect(code).toHaveAccessibleDescription(/tidak dapat ditukar/)
  fireEvent.change(code, { target: { value: '5.3.' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ubah' }))
  expect(row('5.3.1')).toBeVisible()
})

it('the lines editor fills an empty year from the template, or with the planned amounts of another year', async () => {
  show([])
  tables.readTable.mockResolvedValue(seenWith(LINES))
  press('Salin (realisasi nol)')
  expect(await screen.findByRole('textbox', { name: 'Anggaran 5.1.1' })).toHaveValue('100')
  expect(cell('Realisasi 5.1.1')).toHaveValue('0')
  // The focus moves because the clicked button has been removed.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^(Buka|Tutup) 4 / })).toHaveFocus(),
  )
  press('Lengkapi dari templat')
  press('Simpan anggaran')
  await waitFor(() => expect(notice()).toMatchObject({ kind: 'success' }))
  expect(savedLines().length).toBeGreaterThan(fillFromTemplate([]).length - 10)
})

describe('lines editor with many lines', () => {
  /** More lines than are rendered at the same time: `5`, three headings and 120 leaves. */
  const MANY = withSums([
    line('5'),
    ...[1, 2, 3].flatMap((bidang) => [
      line(`5.${bidang}`),
      ...Array.from({ length: 40 }, (_, at) => line(`5.${bidang}.${at + 1}`, at + 1)),
    ]),
  ])

  beforeEach(() => {
    // jsdom has no layout.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57)
    show(MANY)
    press('Buka semua')
  })

  const drawn = () => screen.getByRole('list', { name: 'Rincian' }).childElementCount
  const item = (code: string) => screen.queryByLabelText(`${code} Rekening ${code}`)
  const amount = (code: string) => screen.getByLabelText(`Anggaran ${code}`)

  it('renders the visible rows and both ends of the list, with their position among all rows', () => {
    expect(drawn()).toBeLessThan(60)
    expect(item('5.1.1')).toHaveAttribute('aria-posinset', '3')
    expect(item('5.1.1')).toHaveAttribute('aria-setsize', String(MANY.length))
    expect(item('5')).toBeInTheDocument()
    expect(item('5.3.40')).toHaveAttribute('aria-posinset', String(MANY.length))
  })

  it('focuses the next leaf on Enter even if it is not rendered yet', () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Rekening 5.1.40' } })
    amount('5.1.40').focus()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
    fireEvent.keyDown(amount('5.1.40'), { key: 'Enter' })
    expect(amount('5.2.1')).toHaveFocus()
    fireEvent.keyDown(amount('5.2.1'), { key: 'Enter' })
    expect(amount('5.2.2')).toHaveFocus()
  })

  it('focuses the first invalid line even if it is not rendered', () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '5.2.30' } })
    fireEvent.change(amount('5.2.30'), { target: { value: '12 jutaan' } })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
    expect(item('5.2.30')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Simpan anggaran' }))
    expect(amount('5.2.30')).toHaveFocus()
    expect(amount('5.2.30')).toBeInvalid()
  })

  it('renders all rows for printing', () => {
    fireEvent(window, new Event('beforeprint'))
    expect(drawn()).toBe(MANY.length)
    fireEvent(window, new Event('afterprint'))
    expect(drawn()).toBeLessThan(60)
  })
})
