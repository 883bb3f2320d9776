import { expect, it } from 'vitest'
import type { BudgetLine } from '@/domain/budget/budget-schema'
import type { BudgetTable } from '@/domain/budget/budget-tables'
import { parseCsv } from '@/domain/text/parse-csv'
import { chosenYear, yearOfSettings } from '@/features/budget/budget-year'
import { linesQuery } from '@/features/budget/budget-queries'
import { contentList } from '@/lib/query/content'
import { createQueryClient } from '@/lib/query/query-client'
import { tableFiles } from './table-files'

const AUDIT = { updatedBy: 'uji', updatedAt: '2026-01-01T00:00:00.000Z' }
const FILL = '#1F5D3F'

const line = (year: number, id: string, anggaran: number): BudgetLine => ({
  ...AUDIT,
  year,
  id,
  uraian: `Rekening ${id}`,
  anggaran,
  realisasi: 0,
})
const field = (year: number, name: string) => ({
  ...AUDIT,
  id: `${year}-${name}`,
  year,
  name,
  value: 5,
  fill: FILL,
})
const slice = (name: string, value: number) => ({
  ...AUDIT,
  name,
  value,
  fill: FILL,
  order: 0,
  asof: '2026-10-01',
})

function read() {
  const client = createQueryClient()
  return {
    files: () => tableFiles(client),
    population: (...slices: ReturnType<typeof slice>[]) =>
      client.setQueryData(contentList('population_religion').options.queryKey, slices),
    lines: (table: BudgetTable, lines: BudgetLine[], year = yearOfSettings) =>
      client.setQueryData(linesQuery(table, year).options.queryKey, lines),
    allocations: (...fields: ReturnType<typeof field>[]) =>
      client.setQueryData(contentList('budget_alokasi').options.queryKey, fields),
  }
}

it('writes no file for a missing table', () => {
  const { files, population, lines } = read()
  population()
  lines('budget_belanja', [])
  expect([...files()]).toEqual([])
})

it('uses an address without the date of the data, so that links remain valid', () => {
  const { files, population } = read()
  population(slice('Islam', 3), slice('Kristen', 1))
  expect([...files().keys()]).toEqual(['/data/penduduk-agama.csv'])
  const { rows } = parseCsv(files().get('/data/penduduk-agama.csv') ?? '', 10)
  expect(rows.at(-1)).toEqual(['Total', '4', '100,00%', '2026-10-01'])
})

it('writes names as text, never as formulas', () => {
  const { files, population } = read()
  population(slice('=HYPERLINK("http://jahat.example")', 1))
  expect(files().get('/data/penduduk-agama.csv')).toContain(
    `"'=HYPERLINK(""http://jahat.example"")"`,
  )
})

it('writes all budget tables of the published year, and only the allocation of other years', () => {
  const { files, lines, allocations } = read()
  lines('budget_belanja', [line(2026, '5.1', 100)])
  lines('budget_belanja', [line(2025, '5.1', 90)], chosenYear(2025))
  // Allocations are stored latest year first, in reverse order within a year.
  allocations(field(2026, 'Pembangunan'), field(2026, 'Pemerintahan'), field(2025, 'Pembinaan'))
  expect([...files().keys()]).toEqual([
    '/data/apbdes-2026-belanja.csv',
    '/data/apbdes-2026-alokasi.csv',
    '/data/apbdes-2025-alokasi.csv',
  ])
  const [, ...rows] = parseCsv(files().get('/data/apbdes-2026-alokasi.csv') ?? '', 10).rows
  expect(rows.map(([year, name]) => [year, name])).toEqual([
    ['2026', 'Pemerintahan'],
    ['2026', 'Pembangunan'],
    ['2026', 'Total'],
  ])
})
