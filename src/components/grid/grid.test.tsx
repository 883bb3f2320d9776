import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Grid } from './grid'
import type { GridColumn } from './grid-column'
import { type GridProblems, problemsAt } from './grid-errors'
import type { GridRow } from './grid-rows'
import { useGrid } from './use-grid'

const COLUMNS: readonly GridColumn[] = [
  { field: 'name', label: 'Nama', kind: 'text', width: '1fr', narrow: '1fr' },
  {
    field: 'value',
    label: 'Jumlah',
    kind: 'number',
    width: '1fr',
    narrow: '5rem',
    tidy: (text) => `${text}!`,
  },
  { field: 'share', label: 'Persen', kind: 'computed', width: '1fr' },
  { field: 'fill', label: 'Warna', kind: 'colour', width: '1fr' },
]

const ROWS: readonly GridRow[] = ['Laki-laki', 'Perempuan', 'Lainnya'].map((name, index) => ({
  key: `k${index}`,
  cells: { name, value: String(index), fill: '#1f5d3f' },
}))

function Sample({ problems }: { problems?: GridProblems }) {
  const grid = useGrid(ROWS)
  const shares = new Map(grid.rows.map(({ key, cells }) => [key, { share: `${cells['value']}%` }]))
  return (
    <Grid
      label="Jenis kelamin"
      grid={grid}
      columns={COLUMNS}
      titleOf={({ name = '' }) => name}
      newCells={() => ({ name: '', value: '', fill: '#c9850a' })}
      computed={shares}
      {...(problems && { problems })}
    />
  )
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Nama, /).map(({ value }) => value)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const key = (name: string, how: object) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...how })
const type = (name: string, value: string) => fireEvent.change(cell(name), { target: { value } })
const paste = (name: string, text: string) =>
  fireEvent.paste(cell(name), { clipboardData: { getData: () => text } })

describe('keyboard', () => {
  const SECOND = 'Nama, baris 2: Perempuan'
  it.each([
    ['ArrowDown', {}, SECOND, 'Nama, baris 3: Lainnya'],
    ['ArrowUp', {}, SECOND, 'Nama, baris 1: Laki-laki'],
    ['Enter', {}, SECOND, 'Nama, baris 3: Lainnya'],
    ['Enter', { shiftKey: true }, SECOND, 'Nama, baris 1: Laki-laki'],
    ['ArrowRight', {}, SECOND, 'Jumlah, baris 2: Perempuan'],
    ['ArrowLeft', {}, SECOND, SECOND],
    // Skips the computed cell.
    ['ArrowRight', {}, 'Jumlah, baris 1: Laki-laki', 'Warna, baris 1: Laki-laki'],
    ['Enter', {}, 'Jumlah, baris 3: Lainnya', 'Nama, baris 4'],
  ])('%s with %j moves from “%s” to “%s”', (name, how, from, reached) => {
    render(<Sample />)
    cell(from).select()
    cell(from).focus()
    key(name, how)
    expect(cell(reached)).toHaveFocus()
  })

  it('an arrow key moves the caret inside a text', () => {
    render(<Sample />)
    const name = cell('Nama, baris 2: Perempuan')
    name.focus()
    name.setSelectionRange(2, 2)
    key('ArrowRight', {})
    expect(name).toHaveFocus()
  })

  it('Escape restores the text of the cell', () => {
    render(<Sample />)
    cell('Nama, baris 1: Laki-laki').focus()
    type('Nama, baris 1: Laki-laki', 'Pria')
    key('Escape', {})
    expect(names()[0]).toBe('Laki-laki')
  })

  it('leaving a cell normalises its text', () => {
    render(<Sample />)
    cell('Jumlah, baris 1: Laki-laki').focus()
    fireEvent.blur(cell('Jumlah, baris 1: Laki-laki'))
    expect(cell('Jumlah, baris 1: Laki-laki').value).toBe('0!')
  })
})

it('wraps a long name over several lines, which are stored as one line', () => {
  render(<Sample />)
  const name = cell('Nama, baris 1: Laki-laki')
  expect(name.tagName).toBe('TEXTAREA')
  type('Nama, baris 1: Laki-laki', 'Penghayat\r\nKepercayaan')
  expect(names()[0]).toBe('Penghayat Kepercayaan')
})

describe('rows', () => {
  it('can be added at the end or inserted below another, and receive the focus', () => {
    render(<Sample />)
    press('Tambah baris')
    expect(cell('Nama, baris 4')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Baris 4 ditambahkan.')
    press('Tindakan baris 1: Laki-laki')
    press('Sisipkan di bawah')
    expect(names()).toEqual(['Laki-laki', '', 'Perempuan', 'Lainnya', ''])
    expect(cell('Nama, baris 2')).toHaveFocus()
  })

  it('can be moved', () => {
    render(<Sample />)
    press('Tindakan baris 2: Perempuan')
    press('Turun')
    expect(names()).toEqual(['Laki-laki', 'Lainnya', 'Perempuan'])
    // The last row cannot move down.
    expect(screen.getByRole('button', { name: 'Turun' })).toBeDisabled()
    press('Naik')
    press('Naik')
    expect(names()).toEqual(['Perempuan', 'Laki-laki', 'Lainnya'])
  })

  it('can be removed from the menu or by their own button, and restored', () => {
    render(<Sample />)
    press('Tindakan baris 2: Perempuan')
    press('Hapus baris')
    expect(names()).toEqual(['Laki-laki', 'Lainnya'])
    expect(screen.getByRole('button', { name: 'Tindakan baris 2: Lainnya' })).toHaveFocus()
    press('Urungkan')
    expect(names()).toEqual(['Laki-laki', 'Perempuan', 'Lainnya'])
    expect(screen.getByRole('button', { name: 'Urungkan' })).toBeDisabled()
    press('Hapus baris 2: Perempuan')
    expect(names()).toEqual(['Laki-laki', 'Lainnya'])
  })

  it('treat continuous typing in one cell as one undo step', () => {
    render(<Sample />)
    cell('Nama, baris 1: Laki-laki').focus()
    type('Nama, baris 1: Laki-laki', 'Pr')
    type('Nama, baris 1: Pr', 'Pria')
    press('Urungkan')
    expect(names()[0]).toBe('Laki-laki')
  })
})

describe('cells copied from a spreadsheet', () => {
  it('use the default paste of the browser if only one cell was copied', () => {
    render(<Sample />)
    expect(paste('Nama, baris 1: Laki-laki', 'Pria\r\n')).toBe(true)
  })

  it('fill cells and add rows as one undo step', () => {
    render(<Sample />)
    paste('Nama, baris 3: Lainnya', 'Petani\t812\r\nGuru\t 40 \r\n')
    expect(names()).toEqual(['Laki-laki', 'Perempuan', 'Petani', 'Guru'])
    expect(cell('Jumlah, baris 4: Guru').value).toBe('40')
    expect(cell('Warna, baris 4: Guru').value).toBe('#c9850a')
    press('Urungkan')
    expect(names()).toEqual(['Laki-laki', 'Perempuan', 'Lainnya'])
  })

  it('skip the computed columns of the grid', () => {
    render(<Sample />)
    paste('Jumlah, baris 1: Laki-laki', '5\t#123456\r\n')
    expect(cell('Warna, baris 1: Laki-laki').value).toBe('#123456')
    const [, first] = screen.getAllByRole('row')
    expect(within(first ?? document.body).getByText('5%')).toBeInTheDocument()
  })
})

it('shows an error at its cell and links to it from the summary', () => {
  const problems = problemsAt(ROWS, [
    ['lines.1.value', 'Jumlah wajib diisi dengan angka.'],
    ['lines', 'Paling banyak 1.000 baris.'],
  ])
  render(<Sample problems={problems} />)
  const value = cell('Jumlah, baris 2: Perempuan')
  expect(value).toBeInvalid()
  expect(value).toHaveAccessibleDescription('Jumlah wajib diisi dengan angka.')
  expect(screen.getByRole('alert')).toHaveTextContent('Paling banyak 1.000 baris.')
  press('Baris 2, Jumlah: Jumlah wajib diisi dengan angka.')
  expect(value).toHaveFocus()
})
