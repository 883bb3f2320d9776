import { describe, expect, it } from 'vitest'
import {
  type GridRows,
  insertRow,
  moveRow,
  parseClipboard,
  pasteCells,
  removeRow,
} from './grid-rows'

const row = (key: string, name = key, value = '1') => ({ key, cells: { name, value } })
const rows: GridRows = [row('a'), row('b'), row('c')]
const keys = (of: GridRows) => of.map(({ key }) => key).join('')

it('inserts a row below another, or at the end', () => {
  expect(keys(insertRow(rows, 'a', row('x')))).toBe('axbc')
  expect(keys(insertRow(rows, null, row('x')))).toBe('abcx')
})

it('moves a row up and down within the table', () => {
  expect(keys(moveRow(rows, 'c', -1))).toBe('acb')
  expect(keys(moveRow(rows, 'a', 1))).toBe('bac')
  expect(keys(moveRow(rows, 'a', -1))).toBe('abc')
  expect(keys(moveRow(rows, 'c', 1))).toBe('abc')
})

it('removes a row', () => {
  expect(keys(removeRow(rows, 'b'))).toBe('ac')
})

describe('text copied from a spreadsheet', () => {
  it.each([
    ['Petani\t812\r\nGuru\t40\r\n', 'Petani|812/Guru|40'],
    ['Petani\t812\nGuru\t40', 'Petani|812/Guru|40'],
    ['812\r\n', '812'],
    ['Petani', 'Petani'],
    ['a\t\tb', 'a||b'],
    ['"Petani\ndan buruh"\t"kata ""asli"""', 'Petani dan buruh|kata "asli"'],
    ['a "b" c\t1', 'a "b" c|1'],
    ['', ''],
  ])('is parsed: %j', (text, cells) => {
    expect(parseClipboard(text)).toEqual(cells.split('/').map((line) => line.split('|')))
  })
})

describe('pasting', () => {
  let added = 0
  const paste = (key: string, field: string, cells: string[][]) =>
    pasteCells(rows, {
      key,
      field,
      cells,
      fields: ['name', 'value'],
      newRow: () => row(`new${added++}`, '', ''),
    }).map(({ cells }) => cells)

  it('fills to the right and below, and adds rows', () => {
    expect(
      paste('c', 'name', [
        ['Petani', '812'],
        ['Guru', ' 40 '],
      ]),
    ).toEqual([
      rows[0]?.cells,
      rows[1]?.cells,
      { name: 'Petani', value: '812' },
      { name: 'Guru', value: '40' },
    ])
  })

  it('ignores cells beyond the last column', () => {
    expect(paste('a', 'value', [['5', 'lebih'], ['6']])).toEqual([
      { name: 'a', value: '5' },
      { name: 'b', value: '6' },
      rows[2]?.cells,
    ])
  })
})
