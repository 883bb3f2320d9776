import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import writeXlsxFile from 'write-excel-file/browser'
import { budgetFormat } from '@/domain/sheets/budget'
import { statisticsFormat } from '@/domain/sheets/statistics'
import type { TableFormat } from '@/domain/sheets/table-format'
import { UserFacingError } from '@/lib/errors'
import { TableSheets } from './table-sheets'

const saveFile = vi.hoisted(() => vi.fn<(name: string, type: string, content: Blob) => void>())
vi.mock('@/lib/save-file', () => ({ saveFile }))

const onConfirm = vi.fn<(lines: unknown[]) => void | Promise<void>>()

beforeEach(() => void vi.resetAllMocks())

const work = [
  { name: 'Petani', value: 812, fill: '#1F5D3F' },
  { name: 'Guru', value: 34, fill: '#C9850A' },
]
const statistics = statisticsFormat({ make: ({ name, value, fill }) => ({ name, value, fill }) })
const budget = [
  { id: '4.1', uraian: 'Pendapatan Asli Desa', anggaran: 50_000_000, realisasi: 20_000_000 },
  { id: '4.1.1.01', uraian: 'Bagi hasil BUMDes', anggaran: 50_000_000, realisasi: 20_000_000 },
]

function show<Line, Key extends string>(
  format: TableFormat<Line, Key>,
  current: readonly Line[],
  lacking?: readonly string[],
) {
  render(
    <TableSheets
      title="Pekerjaan"
      fileName="pekerjaan"
      current={current}
      format={() => Promise.resolve(format)}
      onConfirm={onConfirm}
      {...(lacking && { lacking })}
    />,
  )
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function open() {
  press('Impor berkas …')
  await screen.findByRole('dialog', { name: 'Impor Pekerjaan' })
}

function choose(content: BlobPart, name = 'data.csv') {
  fireEvent.change(screen.getByLabelText(/^Pilih berkas/), {
    target: { files: [new File([content], name)] },
  })
}

async function importing(content: BlobPart, name?: string) {
  await open()
  choose(content, name)
}

const confirm = () => screen.getByRole('button', { name: /^Terapkan/ })

it('previews the changes line by line, and saves the whole table after the confirmation', async () => {
  show(statistics, work)
  await importing('Nama;Jumlah\nPetani;820\nNelayan;5\n')
  expect(await screen.findByText('1 baru, 1 berubah, 1 tidak ada di berkas')).toBeVisible()
  expect(screen.getByText(/dari/).closest('dd')).toHaveTextContent('dari 812 → menjadi 820')
  expect(onConfirm).not.toHaveBeenCalled()

  fireEvent.click(confirm())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(
    [
      { name: 'Petani', value: 820, fill: '#1F5D3F' },
      { name: 'Guru', value: 34, fill: '#C9850A' },
      { name: 'Nelayan', value: 5, fill: '#1D5E8A' },
    ],
    undefined,
  )
})

it('asks about an ambiguous column before the preview', async () => {
  show(statistics, work)
  await importing('Pekerjaan;2025;2026\nPetani;800;820\nGuru;30;34\n')
  const question = await screen.findByRole('group', { name: /Kolom mana yang dipakai\?$/ })
  expect(screen.queryByRole('region', { name: 'Pratinjau perubahan' })).not.toBeInTheDocument()
  expect(confirm()).toBeDisabled()

  fireEvent.click(within(question).getByRole('radio', { name: 'Kolom C: 2026' }))
  expect(await screen.findByText('1 berubah, 1 sama')).toBeVisible()
  fireEvent.click(within(question).getByRole('radio', { name: 'Kolom B: 2025' }))
  expect(await screen.findByText('2 berubah')).toBeVisible()
  expect(confirm()).toBeEnabled()
})

it('removes missing lines only on request', async () => {
  show(statistics, work)
  await importing('Nama;Jumlah\nPetani;820\n')
  fireEvent.click(
    await screen.findByRole('checkbox', { name: 'Hapus yang tidak ada di berkas (1 baris)' }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Terapkan 2 perubahan' }))
  const left = [{ name: 'Petani', value: 820, fill: '#1F5D3F' }]
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith(left, undefined))
})

it('accepts a manual assignment of columns', async () => {
  show(statistics, work)
  await importing('Mata pencaharian;Lelaki;Semua\nPetani;400;812\nGuru;10;35\n')
  const columnC = await screen.findByLabelText('Kolom C')
  fireEvent.change(screen.getByLabelText('Kolom A'), { target: { value: 'name' } })
  fireEvent.change(columnC, { target: { value: 'value' } })
  expect(await screen.findByText('1 berubah, 1 sama')).toBeVisible()
})

it('reads a CSV file again with another separator', async () => {
  show(statistics, work)
  await importing('Nama;Jumlah,Satuan\nPetani;820,orang\n')
  const separator = await screen.findByLabelText('Pemisah kolom')
  expect(separator).toHaveValue(';')
  fireEvent.change(separator, { target: { value: ',' } })
  await waitFor(() => expect(screen.getByLabelText('Pemisah kolom')).toHaveValue(','))
  expect(screen.getByLabelText('Kolom A')).toHaveAccessibleDescription('Nama;Jumlah · Petani;820')
})

const OCCUPATIONS = [
  ['Nama', 'Jumlah'],
  ['Guru', 40],
]

it('reads the only sheet, or the only sheet with a known layout, and shows its name', async () => {
  show(statistics, work)
  const recognised = { sheet: 'Pekerjaan', data: OCCUPATIONS }
  const two = writeXlsxFile([{ sheet: 'Catatan', data: [['Catatan']] }, recognised])
  await importing(await two.toBlob(), 'a.xlsx')
  expect(await screen.findByText('1 berubah, 1 tidak ada di berkas')).toBeVisible()
  expect(screen.getByLabelText('Lembar yang dibaca')).toHaveValue('Pekerjaan')
  choose(await writeXlsxFile([{ ...recognised, sheet: 'Juni' }]).toBlob(), 'b.xlsx')
  expect(await screen.findByText('Juni')).toBeVisible()
})

it.each([
  ['several sheets are recognised', OCCUPATIONS],
  ['no sheet is recognised', [['Laporan']]],
])('asks which sheet to read if %s', async (_, data) => {
  show(statistics, work)
  const names = ['Januari', 'Februari']
  const blob = await writeXlsxFile(names.map((sheet) => ({ sheet, data }))).toBlob()
  await importing(blob, 'a.xlsx')
  const choice = await screen.findByLabelText('Lembar mana yang berisi tabel ini?')
  expect(screen.queryByRole('button', { name: /^Terapkan/ })).not.toBeInTheDocument()
  fireEvent.change(choice, { target: { value: 'Februari' } })
  expect(await screen.findByRole('region', { name: 'Pratinjau perubahan' })).toBeVisible()
  expect(screen.getByLabelText('Lembar yang dibaca')).toHaveValue('Februari')
})

it('accepts a dropped file', async () => {
  show(statistics, work)
  await open()
  const files = [new File(['Nama;Jumlah\nGuru;40\n'], 'a.csv')]
  fireEvent.drop(screen.getByRole('group', { name: 'Berkas' }), { dataTransfer: { files } })
  expect(await screen.findByText('1 berubah, 1 tidak ada di berkas')).toBeVisible()
})

it('compares the total of the file with the total on the site', async () => {
  show(budgetFormat(2026), budget)
  await importing(
    'Kode;Uraian;Anggaran\n4.1.1.1;Bagi hasil BUMDes;60.000.000,00\n;JUMLAH PENDAPATAN;61.000.000,00\n',
  )
  expect(await screen.findByText('1 jumlah berbeda dari berkas')).toBeVisible()
  const sums = within(screen.getByRole('table', { name: 'Jumlah di berkas dan di situs' }))
  expect(sums.getByRole('row', { name: /JUMLAH PENDAPATAN/ })).toHaveTextContent(
    /61\.000\.000.*60\.000\.000/,
  )
})

it('stays open and shows the reason if saving fails', async () => {
  onConfirm.mockRejectedValueOnce(new UserFacingError('Tabel ini sudah diubah orang lain.'))
  show(statistics, work)
  await importing('Nama;Jumlah\nPetani;820\n')
  await screen.findByText(/1 berubah/)
  fireEvent.click(confirm())
  expect(await screen.findByText('Tabel ini sudah diubah orang lain.')).toBeVisible()
  expect(screen.getByText(/1 berubah/)).toBeVisible()
})

it.each<[string, BlobPart, string, RegExp]>([
  ['bad amounts', 'Nama;Jumlah\nPetani;banyak\n', 'a.csv', /Baris 2: Jumlah: “banyak” bukan angka/],
  ['an .xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'a.xls', /Simpan sebagai \.xlsx/],
])('rejects %s with a reason', async (_, content, name, reason) => {
  show(statistics, work)
  await importing(content, name)
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  const button = screen.queryByRole('button', { name: /^Terapkan/ })
  if (button) expect(button).toBeDisabled()
  expect(onConfirm).not.toHaveBeenCalled()
})

it.each([
  ['Unduh CSV', 'pekerjaan.csv'],
  ['Unduh Excel', 'pekerjaan.xlsx'],
])(
  '“%s” downloads the file %s, which has no differences when it is imported',
  async (button, name) => {
    show(statistics, work)
    press(button)
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    expect(saveFile.mock.calls[0]?.[0]).toBe(name)
    await importing(saveFile.mock.calls[0]?.[2] ?? '', name)
    expect(await screen.findByRole('heading', { name: '2 sama' })).toBeVisible()
    expect(confirm()).toBeDisabled()
  },
)

it.each([{ lines: work }, { lines: [] }])(
  'offers no download while input is incomplete (%#)',
  async ({ lines }) => {
    show(statistics, lines, ['baris 2', 'baris 5'])
    press('Unduh Excel')
    expect(
      await screen.findByText(/^Belum diunduh: isian baris 2 dan baris 5 perlu diperbaiki/),
    ).toBeVisible()
    expect(saveFile).not.toHaveBeenCalled()
  },
)
