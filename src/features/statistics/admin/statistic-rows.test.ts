import { describe, expect, it } from 'vitest'
import {
  checked,
  isSameTyped,
  rowsOf,
  tidyNumber,
  unfinishedRows,
  validLines,
  withImported,
  withoutEmpty,
} from './statistic-rows'

const row = (name: string, value: string, fill = '#1f5d3f') => ({
  key: `${name} ${value}`,
  cells: { name, value, unit: '', fill },
})
const check = (...rows: ReturnType<typeof row>[]) =>
  checked({ table: 'population_work', rows, asof: '2026-11-01', version: 'v' })

describe('a number', () => {
  it.each([
    ['1223', '1.223'],
    ['1.223', '1.223'],
    ['486,5', '486,5'],
    ['Rp 1.250.000,00', '1.250.000'],
    ['banyak', 'banyak'],
    ['', ''],
  ])('%s is tidied to %s', (text, tidied) => {
    expect(tidyNumber('home_statistics', text)).toBe(tidied)
  })

  it.each([0, 7, 1_223, 486.5, 1.125, 1_000_000_000])('%d comes back as it was', (value) => {
    expect(
      validLines('home_statistics', rowsOf([{ name: 'Luas', value, fill: '#1F5D3F' }]))[0]?.value,
    ).toBe(value)
  })
})

describe('people', () => {
  it.each([
    ['1223', '1.223'],
    ['1.234', '1.234'],
    ['12,00', '12'],
    ['12,5', '12,5'],
    ['12.5', '12.5'],
  ])('%s is tidied to %s', (text, tidied) => {
    expect(tidyNumber('population_gender', text)).toBe(tidied)
  })

  it.each(['12,5', '12.5'])('are whole: %s is refused as it was typed', (text) => {
    const { problems } = check(row('Petani', text))
    expect(problems?.cells.get(`Petani ${text}`)).toEqual({
      value: `“${text}” bukan bilangan bulat; tulis orang utuh, misalnya 12 atau 1.250.`,
    })
    expect(unfinishedRows('population_work', [row('Petani', text)])).toEqual(['baris 1'])
  })
})

it('what is filled in is a table', () => {
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

it('all that is wrong is told at once', () => {
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

it('a day that is none is told', () => {
  const { problems } = checked({ table: 'population_work', rows: [], asof: '', version: '' })
  expect(problems?.asof).toBeDefined()
})

it('rows that nobody filled in count for none', () => {
  expect(withoutEmpty([row('Petani', '1'), row(' ', '')])).toHaveLength(1)
})

it('the preview shows what can be shown, each name once', () => {
  const rows = [row('Petani', '1'), row('Petani', '2'), row('Guru', 'x'), row('', '3')]
  expect(validLines('population_work', rows).map(({ name, value }) => [name, value])).toEqual([
    ['Petani', 1],
  ])
})

it('tables are the same as long as they read so', () => {
  const lines = [{ name: 'Petani', value: 1, fill: '#1F5D3F' }]
  expect(isSameTyped(rowsOf(lines), rowsOf(lines))).toBe(true)
  expect(isSameTyped(rowsOf(lines), rowsOf([{ name: 'Petani', value: 2, fill: '#1F5D3F' }]))).toBe(
    false,
  )
  expect(isSameTyped(rowsOf(lines), [])).toBe(false)
})

it('what is typed and no line yet stays beside what is imported, which takes the place of the rest', () => {
  const typed = [row('Petani', '8'), row('Guru', ''), row('Bidan', 'dua'), row('Nelayan', '3')]
  const imported = [
    { name: 'Petani', value: 9, fill: '#1F5D3F', unit: '' },
    { name: 'Bidan', value: 2, fill: '#1F5D3F', unit: '' },
  ]
  const names = withImported('population_work', typed, imported).map(
    ({ cells }) => `${cells['name']} ${cells['value']}`,
  )
  expect(names).toEqual(['Petani 9', 'Bidan 2', 'Guru '])
})

it('a name that was typed twice is still there to be mended', () => {
  const typed = [row('Petani', '8'), row('Petani', '12')]
  const [line] = validLines('population_work', typed)
  const all = withImported('population_work', typed, line ? [line] : [])
  expect(all.map(({ cells }) => cells['value'])).toEqual(['8', '12'])
})

it('names the rows that are no lines yet, and none that are empty', () => {
  const rows = [row('Petani', '8'), row('Petani', '12'), row('', ''), row('Guru', 'x')]
  expect(unfinishedRows('population_work', rows)).toEqual(['baris 2', 'baris 4'])
})
