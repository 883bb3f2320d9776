import { isTotalLabel } from './find-layout'
import type { Comparison } from './table-format'

export interface Amounts {
  anggaran: number
  realisasi: number
}

interface Line extends Amounts {
  id: string
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

/** Returns a function that sums leaf lines in whole rupiah. Other lines repeat the amounts of leaves. */
export function createSum(lines: readonly Line[]): (code: string) => Amounts {
  const parents = new Set(lines.flatMap(({ id }) => ancestors(plain(id))))
  const leaves = lines.map((line) => ({ ...line, id: plain(line.id) }))
  const bottom = leaves.filter(({ id }) => !parents.has(id))
  return (code) => {
    const start = plain(code)
    const below = bottom.filter(({ id }) => id === start || id.startsWith(`${start}.`))
    return {
      anggaran: Math.round(below.reduce((sum, line) => sum + line.anggaran, 0)),
      realisasi: Math.round(below.reduce((sum, line) => sum + line.realisasi, 0)),
    }
  }
}

/** Returns receipts (6.1) minus expenditure (6.2) of financing. */
export function netOf(sumOf: (code: string) => Amounts): Amounts {
  const [received, paid] = [sumOf('6.1'), sumOf('6.2')]
  return {
    anggaran: received.anggaran - paid.anggaran,
    realisasi: received.realisasi - paid.realisasi,
  }
}

export function ancestors(code: string): string[] {
  const segments = code.split('.')
  return segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('.'))
}

const plain = (code: string) => code.split('.').map(Number).join('.')

export function compareSums(sums: readonly FileSum[], lines: readonly Line[]): Comparison[] {
  const sumOf = createSum(lines)
  return sums.flatMap(({ label, of, quiet, ...file }) =>
    (['anggaran', 'realisasi'] as const).flatMap((column) => {
      const amount = file[column]
      const table = of.reduce((sum, [code, sign]) => sum + sign * sumOf(code)[column], 0)
      if (amount === null || (quiet && amount === table)) return []
      return { label: `${label}, ${column}`, file: amount, table }
    }),
  )
}
