import { normaliseCode } from '../budget/account-code'
import { type Summable, sumsOf } from '../budget/budget'
import type { Realisation } from '../budget/budget-schema'
import { isTotalLabel } from './find-layout'
import type { Comparison } from './table-format'

export interface Amounts {
  anggaran: number
  realisasi: number
}

/** A sum in a file. `realisasi` is null if the file has no column for it. */
export interface FileSum {
  label: string
  /** Codes whose amounts are added, with −1 for expenditure of financing. */
  of: readonly (readonly [code: string, sign: 1 | -1])[]
  anggaran: number | null
  realisasi: number | null
  /** Whether the comparison is shown only if the sums differ, as for headings. */
  quiet: boolean
}

const REVENUE = ['4', 1] as const
const SPENT = ['5', -1] as const
const NET = [
  ['6.1', 1],
  ['6.2', -1],
] as const

const TOTALS: readonly [RegExp, FileSum['of']][] = [
  [/^(jumlah|jml\.?|total) (belanja|pengeluaran belanja)/i, [['5', 1]]],
  [/^(jumlah|jml\.?|total) pendapatan/i, [REVENUE]],
  [/^(jumlah|jml\.?|total) penerimaan/i, [['6.1', 1]]],
  [/^(jumlah|jml\.?|total) pengeluaran/i, [['6.2', 1]]],
  [
    /^((jumlah|jml\.?|total) )?pembiayaan net|^selisih pembiayaan|^(jumlah|jml\.?|total) pembiayaan/i,
    NET,
  ],
  [/^surplus|^\(?defisit/i, [REVENUE, SPENT]],
  [
    /^(sisa lebih|silpa|sisa (kurang )?(lebih )?(pembiayaan|perhitungan))/i,
    [REVENUE, SPENT, ...NET],
  ],
]

/** Returns the codes that a total adds up, derived from its name, or null for other names. */
export function totalCalled(description: string): FileSum['of'] | null {
  return TOTALS.find(([pattern]) => pattern.test(description))?.[1] ?? null
}

export const isTotal = (description: string) =>
  isTotalLabel(description) || totalCalled(description) !== null

/** Returns a function that sums leaves like `sumsOf`. Leading zeros in segments do not matter. */
export function createSum(lines: readonly Summable[]): (code: string) => Realisation {
  const sumOf = sumsOf(lines.map((line) => ({ ...line, id: normaliseCode(line.id) })))
  return (code) => sumOf(normaliseCode(code))
}

const COLUMNS = { anggaran: 'total', realisasi: 'realized' } as const

export function compareSums(sums: readonly FileSum[], lines: readonly Summable[]): Comparison[] {
  const sumOf = createSum(lines)
  return sums.flatMap(({ label, of, quiet, ...file }) =>
    (['anggaran', 'realisasi'] as const).flatMap((column) => {
      const amount = file[column]
      const table = of.reduce((sum, [code, sign]) => sum + sign * sumOf(code)[COLUMNS[column]], 0)
      if (amount === null || (quiet && amount === table)) return []
      return { label: `${label}, ${column}`, file: amount, table }
    }),
  )
}
