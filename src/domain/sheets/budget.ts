import { compareAccountCodes } from '../budget/account-code'
import type { TableLine } from '../tables/saved-table-schema'
import { BudgetReading } from './budget-reading'
import { budgetRows, type BudgetRow, isKind } from './budget-rows'
import { type SheetRow, textOf } from './cell'
import { type BudgetColumn, findBudget } from './find-budget'
import type { Layout, Parsed, TableFormat } from './table-format'

type BudgetLine = TableLine<'budget'>

const ONLY_KINDS =
  'Belanja di berkas ini hanya menurut jenis (5.1 Pegawai, 5.2 Barang/Jasa, …) tanpa kode bidang, ' +
  'jadi tidak dapat ditempatkan. Ambil dari Siskeudes laporan yang memuat kode bidang dan kegiatan.'
const OLD_CHART =
  'Berkas ini memakai kode lama (1 Pendapatan, 2 Belanja). Situs memakai kode Permendagri 20/2018 ' +
  '(4 Pendapatan, 5 Belanja, 6 Pembiayaan).'

/** The budget of a year: our own tables, and what Siskeudes puts out. */
export function budgetFormat(year: number): TableFormat<BudgetLine, BudgetColumn> {
  return {
    meanings: [
      { key: 'code', label: 'Kode rekening', required: true, several: true },
      { key: 'field', label: 'Kode bidang/kegiatan', several: true },
      { key: 'uraian', label: 'Uraian', required: true },
      { key: 'anggaran', label: 'Anggaran', required: true },
      { key: 'realisasi', label: 'Realisasi' },
      { key: 'year', label: 'Tahun' },
    ],
    fields: [
      { label: 'Kode', kind: 'code', value: ({ id }) => id },
      { label: 'Uraian', kind: 'text', value: ({ uraian }) => uraian },
      { label: 'Anggaran', kind: 'rupiah', value: ({ anggaran }) => anggaran },
      { label: 'Realisasi', kind: 'rupiah', value: ({ realisasi }) => realisasi },
    ],
    keyOf: ({ id }) => id,
    compareLines: (a, b) => compareAccountCodes(a.id, b.id),
    find: findBudget,
    parse: (rows, layout, current) => parseBudget(year, rows, layout, current),
  }
}

function parseBudget(
  year: number,
  sheet: readonly SheetRow[],
  layout: Layout<BudgetColumn>,
  current: readonly BudgetLine[],
): Parsed<BudgetLine> {
  const refused = (text: string): Parsed<BudgetLine> => ({
    changes: [],
    problems: [{ row: null, text }],
    notes: [],
    compare: () => [],
  })
  const missing = missingColumns(layout)
  if (missing) return refused(missing)
  const otherYear = yearOf(sheet.slice(0, layout.head + 1))
  if (otherYear !== null && otherYear !== year)
    return refused(`Berkas ini untuk tahun ${otherYear}, sedangkan yang dibuka tahun ${year}.`)

  const { rows, hasFields } = budgetRows(sheet, layout)
  if (rows.some((row) => isOldChart(row))) return refused(OLD_CHART)
  const known = new Set(current.map(({ id, uraian }) => `${id} ${uraian}`))
  const isForeignKind = ({ account, description }: BudgetRow) =>
    account !== null &&
    isKind(account, description) &&
    !known.has(`${account.join('.')} ${description}`)
  if (!hasFields && rows.some(isForeignKind)) return refused(ONLY_KINDS)

  const reading = new BudgetReading(year, layout, current, hasFields)
  for (const row of rows) reading.take(row)
  return reading.result()
}

const isOldChart = ({ account, field, description }: BudgetRow) => {
  const code = account ?? field
  return code?.length === 1 && Number(code[0]) === 1 && /^pendapatan/i.test(description)
}

function missingColumns({ columns }: Layout<BudgetColumn>): string | null {
  const needed = [
    ['Kode rekening', columns.includes('code') || columns.includes('field')],
    ['Uraian', columns.includes('uraian')],
    ['Anggaran', columns.includes('anggaran')],
  ] as const
  const names = needed.filter(([, found]) => !found).map(([name]) => name)
  return names.length === 0 ? null : `Tunjukkan kolom ${names.join(', ')}.`
}

/** The year that a letterhead names. */
function yearOf(rows: readonly SheetRow[]): number | null {
  const text = rows.flatMap((row) => row.map(textOf)).join(' ')
  const found = /\b(?:tahun anggaran|t\.?\s?a\.?)\s*:?\s*(20\d\d)/i.exec(text)
  return found ? Number(found[1]) : null
}
