import { describe, expect, it } from 'vitest'
import type { SheetRow } from './cell'
import { figuresFormat } from './figures'
import { mergedLines } from './table-format'

interface Line {
  name: string
  value: number
  fill: string
  unit: string
}

const format = figuresFormat<Line>({
  make: ({ unit, ...slice }, before) => ({ ...slice, unit: unit ?? before?.unit ?? '' }),
  unitOf: ({ unit }) => unit,
})
const current: Line[] = [
  { name: 'Luas', value: 412.5, fill: '#1F5D3F', unit: 'ha' },
  { name: 'PNS/TNI', value: 9, fill: '#C9850A', unit: '' },
]

function read(rows: readonly SheetRow[]) {
  const parsed = format.parse(rows, format.find(rows), current)
  return {
    lines: mergedLines(format, current, parsed, false),
    problems: parsed.problems.map(({ row, text }) => [row, text]),
  }
}

it('keeps colours and units that the file does not give, and gives new lines the next colour', () => {
  expect(
    read([
      ['Nama', 'Jumlah'],
      ['Luas', '400,25'],
      ['Rumah', 600],
    ]).lines,
  ).toEqual([
    { name: 'Luas', value: 400.25, fill: '#1F5D3F', unit: 'ha' },
    { name: 'PNS/TNI', value: 9, fill: '#C9850A', unit: '' },
    { name: 'Rumah', value: 600, fill: '#1D5E8A', unit: '' },
  ])
})

it('takes colour and unit from the file', () => {
  const { lines } = read([
    ['Data desa'],
    [],
    ['Warna', 'Satuan', 'Uraian', 'Jumlah'],
    ['#6b4e8e', 'km²', 'Luas', 4],
  ])
  expect(lines[0]).toEqual({ name: 'Luas', value: 4, fill: '#6b4e8e', unit: 'km²' })
})

it('takes a name that differs in case alone for the same, and two for two', () => {
  expect(
    read([
      ['Nama', 'Jumlah'],
      ['LUAS', 1],
    ]).lines.map(({ name }) => name),
  ).toEqual(['Luas', 'PNS/TNI'])
  const { lines } = read([
    ['Nama', 'Jumlah'],
    ['LUAS', 1],
    ['Luas', 2],
  ])
  expect(lines.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Luas 2',
    'PNS/TNI 9',
    'LUAS 1',
  ])
})

it('takes the first text and the first numbers where there are no heads', () => {
  expect(read([['Per 1 Januari'], ['Luas', 5]]).lines[0]?.value).toBe(5)
})

describe('says what is wrong, and where:', () => {
  it.each<[string, SheetRow, string]>([
    ['no name', [null, 1], 'Nama wajib diisi.'],
    ['no amount', ['A', null], 'Jumlah wajib diisi dengan angka.'],
    ['less than nothing', ['A', -1], 'Jumlah: -1 kurang dari nol.'],
    ['too much', ['A', 1e12], 'Jumlah terlalu besar.'],
    ['words', ['A', 'dua'], 'Jumlah: “dua” bukan angka.'],
    ['no colour', ['A', 1, 'merah'], 'Warna ditulis seperti #1F5D3F.'],
    [
      'a date for a name',
      [new Date(0), 1],
      'Nama berisi tanggal (1970-01-01); di Excel jadikan kolomnya teks.',
    ],
    ['what can be no name', ['..', 1], 'Nama ini tidak dapat dipakai.'],
    ['a long name', ['A'.repeat(101), 1], 'Nama paling banyak 100 karakter.'],
    ['a long unit', ['A', 1, null, 'x'.repeat(21)], 'Satuan paling banyak 20 karakter.'],
  ])('%s', (_, row, problem) => {
    expect(read([['Nama', 'Jumlah', 'Warna', 'Satuan'], row]).problems).toEqual([[2, problem]])
  })

  it('names that would lie at one place', () => {
    expect(
      read([
        ['Nama', 'Jumlah'],
        ['PNS/TNI', 1],
        ['PNS-TNI', 2],
      ]).problems,
    ).toEqual([[3, '“PNS-TNI” sudah ada di baris 2 berkas ini.']])
  })
})
