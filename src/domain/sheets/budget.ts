import { compareAccountCodes } from '../budget/account-code'
import type { TableLine } from '../tables/saved-table-schema'
import { formatRupiah } from '../text/money'
import { BudgetReading } from './budget-reading'
import { budgetRows, type BudgetRow, isKind } from './budget-rows'
import { type SheetRow, textOf } from './cell'
import { type BudgetColumn, findBudget, lastHeaderRow } from './find-budget'
import { ABOVE_HEAD, amountsAbove, askColumn, headingOf } from './find-layout'
import { askScale, scaledRows, yearsIn } from './heading'
import {
  lackingProblem,
  type Layout,
  type Meaning,
  type Parsed,
  type Question,
  questionOf,
  refusal,
  type TableFormat,
} from './table-format'

type BudgetLine = TableLine<'budget'>

const ONLY_KINDS =
  'Belanja di berkas ini hanya menurut jenis (5.1 Pegawai, 5.2 Barang/Jasa, …) tanpa kode bidang, ' +
  'jadi tidak dapat ditempatkan. Ambil dari Siskeudes laporan yang memuat kode bidang dan kegiatan.'
const OLD_CHART =
  'Berkas ini memakai kode lama (1 Pendapatan, 2 Belanja). Situs memakai kode Permendagri 20/2018 ' +
  '(4 Pendapatan, 5 Belanja, 6 Pembiayaan).'

const MEANINGS: readonly Meaning<BudgetColumn>[] = [
  { key: 'code', label: 'Kode rekening', required: true, several: true, instead: ['field'] },
  { key: 'field', label: 'Kode bidang/kegiatan', several: true },
  { key: 'uraian', label: 'Uraian', required: true },
  { key: 'anggaran', label: 'Anggaran', required: true },
  { key: 'realisasi', label: 'Realisasi' },
  { key: 'year', label: 'Tahun' },
]

/** Returns the import format of a year's budget: exports of this site and of Siskeudes, the official budget app. */
export function budgetFormat(year: number): TableFormat<BudgetLine, BudgetColumn> {
  return {
    meanings: MEANINGS,
    fields: [
      { label: 'Kode', kind: 'code', value: ({ id }) => id },
      { label: 'Uraian', kind: 'text', value: ({ uraian }) => uraian },
      { label: 'Anggaran', kind: 'rupiah', value: ({ anggaran }) => anggaran },
      { label: 'Realisasi', kind: 'rupiah', value: ({ realisasi }) => realisasi },
    ],
    keyOf: ({ id }) => id,
    compareLines: (a, b) => compareAccountCodes(a.id, b.id),
    find: (rows) => findBudget(rows, year).layout,
    ask: (rows, layout, name) => askBudget(year, rows, layout, name),
    parse: (rows, layout, current) => parseBudget(year, rows, layout, current),
  }
}

const AMOUNTS = ['anggaran', 'realisasi'] as const
const OTHER_YEAR = 'year'

function askBudget(
  year: number,
  rows: readonly SheetRow[],
  layout: Layout<BudgetColumn>,
  name: string,
): Question<BudgetColumn>[] {
  const { layout: found, candidates } = findBudget(rows, year)
  const columns = layout.head === found.head ? [...candidates] : []
  const last = lastHeaderRow(rows, Math.max(layout.head, 0))
  const heading = [...headingOf(rows, layout, last), name]
  const others =
    statedYear(heading) === null ? yearsIn(heading).filter((each) => each !== year) : []
  const named = others.join(' dan ')
  const scale = { amounts: AMOUNTS, label: 'jumlah', format: formatRupiah }
  return [
    ...columns.map(([key, candidates]) =>
      key === 'realisasi'
        ? askColumn(
            rows,
            layout,
            last,
            { key, label: 'Realisasi', optional: 'Tidak ada' },
            candidates,
          )
        : askColumn(rows, layout, last, { key, label: 'Anggaran' }, candidates),
    ),
    ...(others.length > 0
      ? [
          questionOf(
            layout,
            OTHER_YEAR,
            `Berkas menyebut tahun ${named}, sedangkan yang dibuka APBDes ${year}. Isi berkas ini untuk tahun berapa?`,
            [
              ['same', `Untuk ${year}`],
              ['other', `Untuk ${named}`],
            ],
          ),
        ]
      : []),
    ...askScale(rows, layout, heading, scale),
  ]
}

function parseBudget(
  year: number,
  unscaled: readonly SheetRow[],
  layout: Layout<BudgetColumn>,
  current: readonly BudgetLine[],
): Parsed<BudgetLine> {
  const lacking = lackingProblem(MEANINGS, layout)
  if (lacking) return refusal(lacking)
  const heading = unscaled.slice(0, layout.head + 1).flatMap((row) => row.map(textOf))
  const stated = statedYear(heading)
  if (stated !== null && stated !== year)
    return refusal(`Berkas ini untuk tahun ${stated}, sedangkan yang dibuka tahun ${year}.`)
  if (layout.answers?.[OTHER_YEAR] === 'other')
    return refusal('Buka APBDes tahun itu di halaman Anggaran, lalu impor berkas ini di sana.')

  const sheet = scaledRows(unscaled, layout, AMOUNTS)
  const { rows, hasFields } = budgetRows(sheet, layout)
  if (rows.some((row) => isOldChart(row))) return refusal(OLD_CHART)
  const known = new Set(current.map(({ id, uraian }) => `${id} ${uraian}`))
  const isForeignKind = ({ account, description }: BudgetRow) =>
    account !== null &&
    isKind(account, description) &&
    !known.has(`${account.join('.')} ${description}`)
  if (!hasFields && rows.some(isForeignKind)) return refusal(ONLY_KINDS)

  const reading = new BudgetReading(year, layout, current, hasFields)
  const amounts = AMOUNTS.map((key) => layout.columns.indexOf(key)).filter((at) => at >= 0)
  for (const row of amountsAbove(sheet, layout.head, amounts)) reading.skip(row, ABOVE_HEAD)
  for (const row of rows) reading.take(row)
  return reading.result()
}

const isOldChart = ({ account, field, description }: BudgetRow) => {
  const code = account ?? field
  return code?.length === 1 && Number(code[0]) === 1 && /^pendapatan/i.test(description)
}

function statedYear(heading: readonly string[]): number | null {
  const found = /\b(?:tahun anggaran|t\.?\s?a\.?)\s*:?\s*(20\d\d)/i.exec(heading.join(' '))
  return found ? Number(found[1]) : null
}
