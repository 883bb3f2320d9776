import { describe, expect, it } from 'vitest'
import {
  checkDraft,
  hasSameInput,
  rowsOf,
  tidyNumber,
  unfinishedRows,
  validLines,
  mergeImportedRows,
  removeEmptyRows,
} from './named-rows'

const row = (name: string, value: string, fill = '#1f5d3f') => ({
  key: `${name} ${value}`,
  cells: { name, value, unit: '', fill },
})
const check = (...rows: ReturnType<typeof row>[]) =>
  checkDraft({ table: 'population_work' }, { rows, asof: '2026-11-01' }, 'v')

describe('a number', () => {
  it.each([
    ['home_statistics', '1223', '1.223'],
    ['home_statistics', '1.223', '1.223'],
    ['home_statistics', '486,5', '486,5'],
    ['home_statistics', 'Rp 1.250.000,00', '1.250.000'],
    ['home_statistics', 'banyak', 'banyak'],
    ['home_statistics', '', ''],
    ['population_gender', '1223', '1.223'],
    ['population_gender', '1.234', '1.234'],
    ['population_gender', '12,00', '12'],
    ['population_gender', '12,5', '12,5'],
    ['population_gender', '12.5', '12.5'],
    ['budget_alokasi', '1,5 juta', '1.500.000'],
    ['budget_alokasi', '', ''],
  ] as const)('is normalised in %s: %j becomes %j', (table, text, tidied) => {
    expect(tidyNumber(table, text)).toBe(tidied)
  })

  it.each([0, 7, 1_223, 486.5, 1.125, 1_000_000_000])(
    'stays unchanged when it is formatted and parsed: %d',
    (value) => {
      expect(
        validLines('home_statistics', rowsOf([{ name: 'Luas', value, fill: '#1F5D3F' }]))[0]?.value,
      ).toBe(value)
    },
  )
})

it.each(['12,5', '12.5'])('rejects %s as a number of people', (text) => {
  const { problems } = check(row('Petani', text))
  expect(problems?.cells.get(`Petani ${text}`)).toEqual({
    value: `“${text}” bukan bilangan bulat; tulis orang utuh, misalnya 12 atau 1.250.`,
  })
  expect(unfinishedRows('population_work', [row('Petani', text)])).toEqual(['baris 1'])
})

it('converts complete rows into a table', () => {
  expect(check(row(' PNS/TNI/Polri ', '1.223'))).toEqual({
    table: {
      table: 'population_work',
      asof: '2026-11-01',
      version: 'v',
      lines: [{ name: 'PNS/TNI/Polri', value: 1_223, fill: '#1F5D3F' }],
    },
    problems: null,
  })
})

it('converts rows of a budget allocation into lines with their ids, and reads an empty amount as zero', () => {
  const id = '01KA000000000000000000000A'
  const line = { id, name: 'Jalan', value: 15_000, fill: '#1F5D3F' }
  const key = { table: 'budget_alokasi', year: 2027 } as const
  const rows = rowsOf([line]).map(({ key, cells }) => ({ key, cells: { ...cells, value: '15rb' } }))
  const empty = { key: '01KA000000000000000000000B', cells: { name: 'Air', fill: '#1f5d3f' } }
  expect(checkDraft(key, { rows: [...rows, empty], asof: '' }, 'v').table).toMatchObject({
    lines: [line, { id: empty.key, name: 'Air', value: 0 }],
  })
})

it('returns the errors of all rows at once', () => {
  const rows = [row('PNS/TNI', 'abc'), row('PNS-TNI', ''), row('', '-5')]
  const { problems } = check(...rows)
  expect(rows.map(({ key }) => problems?.cells.get(key))).toEqual([
    { value: '“abc” bukan angka.' },
    {
      value: 'Jumlah wajib diisi dengan angka.',
      name: '“PNS-TNI” terlalu mirip dengan “PNS/TNI” di baris 1.',
    },
    { value: '-5 kurang dari nol.', name: 'Nama wajib diisi.' },
  ])
})

it('reports an invalid date', () => {
  const { problems } = checkDraft({ table: 'population_work' }, { rows: [], asof: '' }, '')
  expect(problems?.asof).toBeDefined()
})

it('removes empty rows', () => {
  expect(removeEmptyRows([row('Petani', '1'), row(' ', '')])).toHaveLength(1)
})

it('returns only valid lines, and only the first of several lines with one name', () => {
  const rows = [row('Petani', '1'), row('Petani', '2'), row('Guru', 'x'), row('', '3')]
  expect(validLines('population_work', rows).map(({ name, value }) => [name, value])).toEqual([
    ['Petani', 1],
  ])
})

it('compares two tables by their values and dates', () => {
  const draft = (value: number) => ({
    rows: rowsOf([{ name: 'Petani', value, fill: '#1F5D3F' }]),
    asof: '',
  })
  expect(hasSameInput(draft(1), draft(1))).toBe(true)
  expect(hasSameInput(draft(1), draft(2))).toBe(false)
  expect(hasSameInput(draft(1), { ...draft(1), asof: '2026-11-01' })).toBe(false)
  expect(hasSameInput(draft(1), { rows: [], asof: '' })).toBe(false)
})

it('keeps unfinished rows during an import and replaces complete rows', () => {
  const typed = [row('Petani', '8'), row('Guru', ''), row('Bidan', 'dua'), row('Nelayan', '3')]
  const imported = [
    { name: 'Petani', value: 9, fill: '#1F5D3F', unit: '' },
    { name: 'Bidan', value: 2, fill: '#1F5D3F', unit: '' },
  ]
  const names = mergeImportedRows('population_work', typed, imported).map(
    ({ cells }) => `${cells['name']} ${cells['value']}`,
  )
  expect(names).toEqual(['Petani 9', 'Bidan 2', 'Guru '])
})

it('keeps a row with a duplicate name during an import, so that the user can correct it', () => {
  const typed = [row('Petani', '8'), row('Petani', '12')]
  const [line] = validLines('population_work', typed)
  const all = mergeImportedRows('population_work', typed, line ? [line] : [])
  expect(all.map(({ cells }) => cells['value'])).toEqual(['8', '12'])
})

it('lists unfinished rows but not empty ones', () => {
  const rows = [row('Petani', '8'), row('Petani', '12'), row('', ''), row('Guru', 'x')]
  expect(unfinishedRows('population_work', rows)).toEqual(['baris 2', 'baris 4'])
})
