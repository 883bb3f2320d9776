import * as v from 'valibot'
import { leafLines } from '@/domain/budget/budget'
import { doubledCodes, type DraftLine, type PlanLine } from '@/domain/budget/budget-lines'
import { TABLE_LINE } from '@/domain/tables/saved-table-schema'
import { parseRupiah, RUPIAH_PROBLEM } from '@/domain/text/rupiah-text'

const AMOUNT_COLUMNS = ['anggaran', 'realisasi'] as const
export type AmountColumn = (typeof AMOUNT_COLUMNS)[number]
export type Column = 'uraian' | AmountColumn
export type Problem = Readonly<Partial<Record<keyof DraftLine, string>>>

const amount = (typed: number | string) => (typeof typed === 'number' ? typed : 0)

export function planOf(lines: readonly DraftLine[]): PlanLine[] {
  return lines.map((line) => ({
    ...line,
    anggaran: amount(line.anggaran),
    realisasi: amount(line.realisasi),
  }))
}

export function problemsOf(lines: readonly DraftLine[]): ReadonlyMap<string, Problem> {
  const isLeaf = new Set(leafLines(lines))
  const doubled = doubledCodes(lines)
  const problems = new Map<string, Problem>()
  for (const line of lines) {
    const counted = isLeaf.has(line) ? line : { ...line, anggaran: 0, realisasi: 0 }
    const { issues = [] } = v.safeParse(TABLE_LINE.budget, counted)
    const other = doubled.get(line.id)
    const found: Problem = {
      ...(Object.fromEntries(
        issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
      ) as Problem),
      ...(typeof counted.anggaran === 'string' && { anggaran: RUPIAH_PROBLEM }),
      ...(typeof counted.realisasi === 'string' && { realisasi: RUPIAH_PROBLEM }),
      ...(other !== undefined && {
        id: `Kode ini sama dengan ${other}. Ganti atau hapus salah satu.`,
      }),
    }
    if (Object.keys(found).length > 0) problems.set(line.id, found)
  }
  return problems
}

export function columnOf({ id, uraian, anggaran }: Problem): Column {
  if (id !== undefined || uraian !== undefined) return 'uraian'
  return anggaran === undefined ? 'realisasi' : 'anggaran'
}

export function codesWithoutAmount(lines: readonly DraftLine[]): string[] {
  return leafLines(lines)
    .filter(({ anggaran, realisasi }) => isText(anggaran, realisasi))
    .map(({ id }) => id)
}

const isText = (...typed: (number | string)[]) => typed.some((each) => typeof each === 'string')

/** Returns `lines` with zero amounts replaced by the invalid text that `typed` contains in the same cell, if any. */
export function restoreTypedText(
  lines: readonly PlanLine[],
  typed: readonly DraftLine[],
): DraftLine[] {
  const found = new Map(typed.map((line) => [line.id, line]))
  const keepText = (value: number, was: number | string | undefined) =>
    value === 0 && typeof was === 'string' ? was : value
  return lines.map((line) => {
    const was = found.get(line.id)
    return {
      ...line,
      anggaran: keepText(line.anggaran, was?.anggaran),
      realisasi: keepText(line.realisasi, was?.realisasi),
    }
  })
}

/** Pastes rows of cells into the leaves `codes`. The first cell of each row fills `column`. */
export function fillPastedCells(
  lines: readonly DraftLine[],
  codes: readonly string[],
  column: AmountColumn,
  cells: readonly (readonly string[])[],
): DraftLine[] {
  const fields = AMOUNT_COLUMNS.slice(AMOUNT_COLUMNS.indexOf(column))
  const pasted = new Map(
    codes.map((code, down) => [
      code,
      Object.fromEntries(
        fields.flatMap((field, right) => {
          const text = cells[down]?.[right]?.trim()
          return text === undefined ? [] : [[field, parseRupiah(text) ?? text]]
        }),
      ),
    ]),
  )
  return lines.map((line) => ({ ...line, ...pasted.get(line.id) }))
}

/** Returns the codes of the third level, such as `5.1.01`, to expand after the table was filled. */
export function codesToReveal(lines: readonly Pick<DraftLine, 'id'>[]): string[] {
  return lines.map(({ id }) => id).filter((id) => id.split('.').length === 3)
}
