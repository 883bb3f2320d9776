import { expect, it } from 'vitest'
import { type GridRows, moveRow, parseClipboard, pasteCells } from './grid-rows'

const row = (key: string, name = key, value = '1') => ({ key, cells: { name, value } })
const rows: GridRows = [row('a'), row('b'), row('c')]
const keys = (of: GridRows) => of.map(({ key }) => key).join('')

it('moves a row up and down, but not beyond the edges of the table', () => {
  expect(keys(moveRow(rows, 'c', -1))).toBe('acb')
  expect(keys(moveRow(rows, 'a', 1))).toBe('bac')
  expect(keys(moveRow(rows, 'a', -1))).toBe('abc')
  expect(keys(moveRow(rows, 'c', 1))).toBe('abc')
})

it.each([
  ['Petani\t812\r\nGuru\t40\r\n', 'Petani|812/Guru|40'],
  ['Petani\t812\nGuru\t40', 'Petani|812/Guru|40'],
  ['812\r\n', '812'],
  ['Petani', 'Petani'],
  ['a\t\tb', 'a||b'],
  ['"Petani\ndan buruh"\t"kata ""asli"""', 'Petani dan buruh|kata "asli"'],
  ['a "b" c\t1', 'a "b" c|1'],
  ['', ''],
])('parses text copied from a spreadsheet into rows: %j', (text, cells) => {
  expect(parseClipboard(text)).toEqual(cells.split('/').map((line) => line.split('|')))
})

it('ignores pasted cells beyond the last column', () => {
  const cells = [['5', 'lebih'], ['6']]
  const at = { key: 'a', field: 'value', cells, fields: ['name', 'value'], newRow: () => row('x') }
  expect(pasteCells(rows, at).map((pasted) => pasted.cells)).toEqual([
    { name: 'a', value: '5' },
    { name: 'b', value: '6' },
    rows[2]?.cells,
  ])
})
