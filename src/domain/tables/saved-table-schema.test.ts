import * as v from 'valibot'
import { expect, it } from 'vitest'
import { savedTable } from './saved-table-schema'

const FILL = '#1F5D3F'
const statistics = (...names: string[]) => ({
  table: 'population_work',
  asof: '2026-11-01',
  version: '',
  lines: names.map((name) => ({ name, value: 1, fill: FILL })),
})
const budget = (...codes: string[]) => ({
  table: 'budget',
  year: 2026,
  version: '',
  lines: codes.map((id) => ({ id, uraian: 'Pendapatan', anggaran: 1, realisasi: 0 })),
})

function problems(table: object) {
  const { issues = [] } = v.safeParse(savedTable, table)
  const texts = issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const)
  return Object.fromEntries(texts)
}

it.each([
  statistics('Petani', 'PNS/TNI/Polri'),
  statistics(),
  budget('4', '4.1', '5', '6.1'),
  { ...statistics('Penduduk'), table: 'home_statistics' },
])('accepts a table whose lines have distinct keys (case %#)', (table) => {
  expect(problems(table)).toEqual({})
})

it('reports a repeated name at the line that repeats it', () => {
  expect(problems(statistics('Petani', 'Guru', ' Petani'))).toEqual({
    'lines.2.name': '“Petani” sudah ada di baris 1.',
  })
})

it.each(['PNS-TNI', 'pns / tni', 'PNS\u2013TNI'])(
  'rejects the name %j in a table that contains the similar name PNS/TNI',
  (name) => {
    expect(problems(statistics('PNS/TNI', name))).toEqual({
      'lines.1.name': `“${name}” terlalu mirip dengan “PNS/TNI” di baris 1.`,
    })
  },
)

it.each(['population_gender', 'population_religion', 'population_work'])(
  'accepts only whole numbers of people in %s',
  (table) => {
    const half = { name: 'Petani', value: 12.5, fill: FILL }
    expect(problems({ ...statistics(), table, lines: [half] })).toEqual({
      'lines.0.value': 'Jumlah orang ditulis dengan bilangan bulat.',
    })
    expect(problems({ ...statistics(), table: 'home_statistics', lines: [half] })).toEqual({})
  },
)

it('rejects a name that cannot be a document id', () => {
  expect(problems(statistics('..'))).toEqual({ 'lines.0.name': 'Nama ini tidak dapat dipakai.' })
})

it('rejects two areas of spending whose names differ only in case and spaces', () => {
  const lines = ['Jalan desa', 'JALAN\u00a0 desa'].map((name, at) => ({
    ...{ id: `01JZ000000000000000000000${at}`, name, value: 1, fill: FILL },
  }))
  expect(problems({ table: 'budget_alokasi', year: 2026, version: '', lines })).toEqual({
    'lines.1.name': '“JALAN  desa” terlalu mirip dengan “Jalan desa” di baris 1.',
  })
})

it('rejects a repeated account code', () => {
  expect(problems(budget('4.1', '4.1'))).toEqual({ 'lines.1.id': '4.1 sudah ada di baris 1.' })
})

it('checks the number of lines before the content of the lines', () => {
  expect(problems({ ...statistics(), lines: Array.from({ length: 1_001 }, () => null) })).toEqual({
    lines: 'Paling banyak 1.000 baris.',
  })
})
