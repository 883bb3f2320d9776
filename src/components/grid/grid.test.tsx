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

interface SampleProps {
  problems?: GridProblems
}

function Sample({ problems }: SampleProps) {
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

describe('keys', () => {
  it.each([
    ['ArrowDown', {}, 'Nama, baris 3: Lainnya'],
    ['ArrowUp', {}, 'Nama, baris 1: Laki-laki'],
    ['Enter', {}, 'Nama, baris 3: Lainnya'],
    ['Enter', { shiftKey: true }, 'Nama, baris 1: Laki-laki'],
    ['ArrowRight', {}, 'Jumlah, baris 2: Perempuan'],
    ['ArrowLeft', {}, 'Nama, baris 2: Perempuan'],
  ])('%s %j', (name, how, reached) => {
    render(<Sample />)
    cell('Nama, baris 2: Perempuan').select()
    cell('Nama, baris 2: Perempuan').focus()
    key(name, how)
    expect(cell(reached)).toHaveFocus()
  })

  it('an arrow stays in the cell while there are letters to go over', () => {
    render(<Sample />)
    const name = cell('Nama, baris 2: Perempuan')
    name.focus()
    name.setSelectionRange(2, 2)
    key('ArrowRight', {})
    expect(name).toHaveFocus()
  })

  it('arrows pass over what is computed', () => {
    render(<Sample />)
    cell('Jumlah, baris 1: Laki-laki').select()
    cell('Jumlah, baris 1: Laki-laki').focus()
    key('ArrowRight', {})
    expect(cell('Warna, baris 1: Laki-laki')).toHaveFocus()
  })

  it('Enter in the last row adds one', () => {
    render(<Sample />)
    cell('Jumlah, baris 3: Lainnya').focus()
    key('Enter', {})
    expect(cell('Nama, baris 4')).toHaveFocus()
  })

  it('Escape takes back what was typed into the cell', () => {
    render(<Sample />)
    cell('Nama, baris 1: Laki-laki').focus()
    type('Nama, baris 1: Laki-laki', 'Pria')
    key('Escape', {})
    expect(names()[0]).toBe('Laki-laki')
  })

  it('what is left is tidied', () => {
    render(<Sample />)
    cell('Jumlah, baris 1: Laki-laki').focus()
    fireEvent.blur(cell('Jumlah, baris 1: Laki-laki'))
    expect(cell('Jumlah, baris 1: Laki-laki').value).toBe('0!')
  })
})

it('a long name stands whole, on several lines that are one', () => {
  render(<Sample />)
  const name = cell('Nama, baris 1: Laki-laki')
  expect(name.tagName).toBe('TEXTAREA')
  type('Nama, baris 1: Laki-laki', 'Penghayat\r\nKepercayaan')
  expect(names()[0]).toBe('Penghayat Kepercayaan')
})

describe('rows', () => {
  it('are added at the end, with the focus in them', () => {
    render(<Sample />)
    press('Tambah baris')
    expect(cell('Nama, baris 4')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Baris 4 ditambahkan.')
  })

  it('are inserted below another', () => {
    render(<Sample />)
    press('Tindakan baris 1: Laki-laki')
    press('Sisipkan di bawah')
    expect(names()).toEqual(['Laki-laki', '', 'Perempuan', 'Lainnya'])
    expect(cell('Nama, baris 2')).toHaveFocus()
  })

  it('move, with the focus', () => {
    render(<Sample />)
    press('Tindakan baris 2: Perempuan')
    press('Turun')
    expect(names()).toEqual(['Laki-laki', 'Lainnya', 'Perempuan'])
    // The last can go no further.
    expect(screen.getByRole('button', { name: 'Turun' })).toBeDisabled()
    press('Naik')
    press('Naik')
    expect(names()).toEqual(['Perempuan', 'Laki-laki', 'Lainnya'])
  })

  it('go by their own button, too', () => {
    render(<Sample />)
    press('Hapus baris 2: Perempuan')
    expect(names()).toEqual(['Laki-laki', 'Lainnya'])
    press('Urungkan')
    expect(names()).toEqual(['Laki-laki', 'Perempuan', 'Lainnya'])
  })

  it('go, and come back', () => {
    render(<Sample />)
    press('Tindakan baris 2: Perempuan')
    press('Hapus baris')
    expect(names()).toEqual(['Laki-laki', 'Lainnya'])
    expect(screen.getByRole('button', { name: 'Tindakan baris 2: Lainnya' })).toHaveFocus()
    press('Urungkan')
    expect(names()).toEqual(['Laki-laki', 'Perempuan', 'Lainnya'])
    expect(screen.getByRole('button', { name: 'Urungkan' })).toBeDisabled()
  })

  it('what is typed into a cell at a stretch is undone at once', () => {
    render(<Sample />)
    cell('Nama, baris 1: Laki-laki').focus()
    type('Nama, baris 1: Laki-laki', 'Pr')
    type('Nama, baris 1: Pr', 'Pria')
    press('Urungkan')
    expect(names()[0]).toBe('Laki-laki')
  })
})

describe('cells copied from a spreadsheet', () => {
  it('go into as many', () => {
    render(<Sample />)
    paste('Nama, baris 3: Lainnya', 'Petani\t812\r\nGuru\t40\r\n')
    expect(names()).toEqual(['Laki-laki', 'Perempuan', 'Petani', 'Guru'])
    expect(cell('Jumlah, baris 4: Guru').value).toBe('40')
    expect(cell('Warna, baris 4: Guru').value).toBe('#c9850a')
    press('Urungkan')
    expect(names()).toEqual(['Laki-laki', 'Perempuan', 'Lainnya'])
  })

  it('one cell is pasted as anywhere', () => {
    render(<Sample />)
    expect(paste('Nama, baris 1: Laki-laki', 'Pria\r\n')).toBe(true)
  })

  it('not into what is computed', () => {
    render(<Sample />)
    paste('Jumlah, baris 1: Laki-laki', '5\t#123456\r\n')
    expect(cell('Warna, baris 1: Laki-laki').value).toBe('#123456')
    const [, first] = screen.getAllByRole('row')
    expect(within(first ?? document.body).getByText('5%')).toBeInTheDocument()
  })
})

it('what is wrong stands at its cell, and the summary leads there', () => {
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
